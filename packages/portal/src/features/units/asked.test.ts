import { expect, test } from 'vitest'
import { askedOf } from './asked.ts'

const ID = '01939f00-0000-7000-8000-000000000301'

test.each([
  [{}, { sequenceFrom: undefined, sequenceTo: undefined }],
  [{ numbers: '217' }, { sequenceFrom: 217, sequenceTo: 217 }],
  [{ numbers: '100-250' }, { sequenceFrom: 100, sequenceTo: 250 }],
  [{ numbers: ' 100 – ' }, { sequenceFrom: 100, sequenceTo: undefined }],
  [{ numbers: '-250' }, { sequenceFrom: undefined, sequenceTo: 250 }],
  [{ numbers: '0-3' }, { sequenceFrom: 1, sequenceTo: 3 }],
  [
    { batchId: ID, status: ['-1', '5'], hidden: true },
    { batchId: ID, status: [-1, 5], hidden: 'true', sequenceFrom: undefined, sequenceTo: undefined },
  ],
])('%j asks for %j', (values, asked) => {
  expect(askedOf(values)).toEqual(asked)
})

test('days are whole ones of the device, the last included', () => {
  expect(askedOf({ created: { from: '2026-05-01', to: '2026-05-31' } })).toEqual({
    sequenceFrom: undefined,
    sequenceTo: undefined,
    createdFrom: new Date(2026, 4, 1).toISOString(),
    createdTo: new Date(2026, 5, 1).toISOString(),
  })
})
