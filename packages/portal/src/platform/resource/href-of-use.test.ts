import { expect, test } from 'vitest'
import { hrefOfUse } from './href-of-use.ts'

const used = { id: '0190a000-0000-7000-8000-000000000001', name: 'Roble' }
const place = { org: 'sierra-alta', may: () => true }
const products = '/org/sierra-alta/products'

test('a use leads to the list that is filtered to it, hidden ones to the hidden ones', () => {
  const assets = { kind: 'assets' as const, count: 12, by: 'categoryId' }
  expect(hrefOfUse(assets, used, place)).toBe(`${products}/list?categoryId=${used.id}`)
  expect(hrefOfUse({ ...assets, hidden: true }, used, place)).toBe(`${products}/list?categoryId=${used.id}&hidden=true`)
  expect(hrefOfUse({ kind: 'units', count: 2, by: 'batchId' }, used, place)).toBe(`${products}/units?batchId=${used.id}`)
  expect(hrefOfUse({ kind: 'interactions', count: 2, by: 'taskId' }, used, place)).toBe(
    `/org/sierra-alta/interactions?task=${used.id}&range=all`,
  )
  expect(hrefOfUse({ kind: 'interactions', count: 2, by: 'thingId' }, used, place)).toBe(
    '/org/sierra-alta/interactions?search=Roble&range=all',
  )
})

test('what no list tells apart, or the person may not see, is no link', () => {
  expect(hrefOfUse({ kind: 'assets', count: 1, by: 'documentId' }, used, place)).toBeUndefined()
  expect(hrefOfUse({ kind: 'documents', count: 1 }, used, place)).toBeUndefined()
  expect(hrefOfUse({ kind: 'assets', count: 1, by: 'categoryId' }, used, { ...place, may: () => false })).toBeUndefined()
})
