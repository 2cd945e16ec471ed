import { expect, test } from 'vitest'
import { toAssetExport } from './list-query.ts'

const query = { page: 4, perPage: 25, sort: 'createdAt_desc', search: 'finca' }

test('a file has what the list is filtered to, and no page of it', () => {
  const filters = { status: '1', hidden: true, categoryId: '01939f00-0000-7000-8000-000000000001' } as const
  expect(toAssetExport({ ...query, filters })).toEqual({
    sort: 'createdAt_desc',
    search: 'finca',
    status: 1,
    hidden: true,
    categoryId: filters.categoryId,
  })
})

test('where the list begins with the closest, a file is by name', () => {
  expect(toAssetExport({ ...query, sort: 'relevance_desc' })).toEqual({ sort: 'name_asc', search: 'finca' })
})
