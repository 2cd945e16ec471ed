import { expect, test } from 'vitest'
import { noteDismissed, wasDismissed } from './dismissed-status.ts'

const status = { message: 'suspendedAdmin', since: '2026-03-01T09:00:00Z' } as const

test('a change is told once for each organization, and a later one again', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  noteDismissed(storage, 101, status)
  expect([
    wasDismissed(storage, 101, status),
    wasDismissed(storage, 102, status),
    wasDismissed(storage, 101, { ...status, since: '2026-04-01T09:00:00Z' }),
  ]).toEqual([true, false, false])
})

test('a storage that is forbidden keeps nothing back', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  noteDismissed({ setItem: forbidden }, 101, status)
  expect(wasDismissed({ getItem: forbidden }, 101, status)).toBe(false)
})
