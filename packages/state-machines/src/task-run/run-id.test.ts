import { Id } from '@tracemark/api/schemas'
import { afterEach, expect, test, vi } from 'vitest'
import { createRunId } from './run-id.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a run id is a UUID of version 7 that begins with the time', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0x0199_1234_5678 })
  const first = createRunId()
  expect(first).toMatch(/^01991234-5678-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(Id.parse(first)).toBe(first)
  expect(createRunId()).not.toBe(first)
})
