import { expect, test } from 'vitest'
import { getEntityHref, getUseHref } from './get-use-href.ts'

const used = { id: '0190a000-0000-7000-8000-000000000001' }
const place = { org: 'sierra-alta', may: () => true }
const products = '/org/sierra-alta/products'

test('a use leads to the list that is filtered to it, hidden ones to the hidden ones', () => {
  const assets = { kind: 'assets' as const, count: 12, by: 'categoryId' }
  expect(getUseHref(assets, used, place)).toBe(`${products}/list?categoryId=${used.id}`)
  expect(getUseHref({ ...assets, hidden: true }, used, place)).toBe(`${products}/list?categoryId=${used.id}&hidden=true`)
  expect(getUseHref({ kind: 'units', count: 2, by: 'batchId' }, used, place)).toBe(`${products}/units?batchId=${used.id}`)
  for (const [by, filter] of [
    ['taskId', 'task'],
    ['thingId', 'thing'],
    ['itemId', 'item'],
  ])
    expect(getUseHref({ kind: 'interactions', count: 2, by }, used, place)).toBe(
      `/org/sierra-alta/interactions?${filter}=${used.id}&range=all`,
    )
})

test('what no list tells apart, or the person may not see, is no link', () => {
  expect(getUseHref({ kind: 'assets', count: 1, by: 'documentId' }, used, place)).toBeUndefined()
  expect(getUseHref({ kind: 'documents', count: 1 }, used, place)).toBeUndefined()
  expect(getUseHref({ kind: 'assets', count: 1, by: 'categoryId' }, used, { ...place, may: () => false })).toBeUndefined()
})

test('who is told by name has a page of its own', () => {
  expect((['assets', 'categories', 'support-profiles', 'jobs'] as const).map((kind) => getEntityHref(kind, used.id, place))).toEqual([
    `/org/sierra-alta/things/${used.id}`,
    `/org/sierra-alta/settings/organization-settings/categories/${used.id}`,
    `/org/sierra-alta/settings/organization-settings/support-profiles/${used.id}`,
    undefined,
  ])
  expect(getEntityHref('assets', used.id, { ...place, may: () => false })).toBeUndefined()
})
