import { expect, test } from 'vitest'
import { toExport, toParameters } from './list-query.ts'

const ID = '01939f00-0000-7000-8000-000000000301'

test.each([
  [{}, {}],
  [{ numbers: '217' }, { sequenceFrom: 217, sequenceTo: 217 }],
  [{ numbers: '100-250' }, { sequenceFrom: 100, sequenceTo: 250 }],
  [{ numbers: ' 100 – ' }, { sequenceFrom: 100, sequenceTo: undefined }],
  [{ numbers: '-250' }, { sequenceFrom: undefined, sequenceTo: 250 }],
  [{ numbers: '0-3' }, { sequenceFrom: 1, sequenceTo: 3 }],
  [
    { batchId: ID, status: ['-1', '5'], hidden: true },
    { batchId: ID, status: ['-1', '5'], hidden: true },
  ],
])('%j asks for %j', (values, asked) => {
  expect(toParameters(values)).toEqual(asked)
})

test('a file has what the list is filtered to, and no page of it', () => {
  const query = {
    page: 4,
    perPage: 25,
    sort: 'name_asc',
    search: 'box',
    filters: { status: ['-1', '5'], numbers: '100-250', hidden: true },
  }
  expect(toExport(query, ID)).toEqual({
    sort: 'name_asc',
    search: 'box',
    status: [-1, 5],
    sequenceFrom: 100,
    sequenceTo: 250,
    hidden: true,
    thingId: ID,
  })
})
