import { AssetQuery } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { toCallQuery } from './call-query.ts'

test('days of the device become the instants that they begin and end with', () => {
  const asked = { page: 2, search: '', hidden: false, created: { from: '2026-05-01', to: '2026-05-31' } }
  expect(toCallQuery(AssetQuery, asked)).toEqual({
    page: 2,
    search: '',
    hidden: 'false',
    createdFrom: new Date(2026, 4, 1).toISOString(),
    createdTo: new Date(2026, 5, 1).toISOString(),
  })
})

test('what the call does not take is not sent', () => {
  expect(() => toCallQuery(AssetQuery, { page: 0 })).toThrow('The call does not take page.')
})
