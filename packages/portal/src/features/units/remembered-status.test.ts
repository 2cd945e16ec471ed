import { UNKNOWN_UNIT_STATUS } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { readFirstStatus, rememberFirstStatus } from './remembered-status.ts'

const statuses = [{ value: 8, name: 'Ready' }, UNKNOWN_UNIT_STATUS]

test('new units begin with what the person chose last in the organization, while it is there', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  const whose = { accountId: 'lucia', organizationId: 101 }
  const read = (changes: Partial<typeof whose> = {}, offered = statuses) => readFirstStatus(storage, { ...whose, ...changes }, offered)
  expect(read()).toBeUndefined()
  rememberFirstStatus(storage, whose, '8')
  expect([read(), read({ organizationId: 102 }), read({ accountId: 'diego' }), read({}, [UNKNOWN_UNIT_STATUS])]).toEqual([
    '8',
    undefined,
    undefined,
    undefined,
  ])
  rememberFirstStatus(storage, whose, String(UNKNOWN_UNIT_STATUS.value))
  expect(read()).toBe('-1')
})
