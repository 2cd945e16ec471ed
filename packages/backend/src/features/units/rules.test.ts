import { variantStatuses } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { refuseMove } from './rules.ts'

const unit = { thingId: 'asset', batchId: 'own' }
const { takes, rests } = Object.groupBy(variantStatuses, (status) => (['archived', 'suspended'].includes(status) ? 'rests' : 'takes'))

test.each(takes ?? [])('a unit moves to a variant that is %s', (status) => {
  expect(() => refuseMove(unit, 'other', { asset_id: 'asset', status })).not.toThrow()
})

test.each(rests ?? [])('a unit does not move to a variant that is %s, and stays in one', (status) => {
  const variant = { asset_id: 'asset', status }
  expect(() => refuseMove(unit, 'other', variant)).toThrow(expect.objectContaining({ code: 'status_conflict' }))
  expect(() => refuseMove({ ...unit, batchId: null }, 'own', variant)).toThrow(expect.objectContaining({ code: 'status_conflict' }))
  expect(() => refuseMove(unit, 'own', variant)).not.toThrow()
})

test.each([undefined, { asset_id: 'another asset', status: 'archived' } as const])(
  "a variant that is none of the unit's asset is refused",
  (variant) => {
    const fields = [expect.objectContaining({ path: ['batchId'], code: 'not_found' })]
    expect(() => refuseMove(unit, 'other', variant)).toThrow(expect.objectContaining({ code: 'invalid_content', fields }))
  },
)
