import { expect, test } from 'vitest'
import { noteTold, wasTold } from './told-status.ts'

const status = { message: 'suspendedAdmin', since: '2026-03-01T09:00:00Z' } as const

test('a change is told once for each organization, and a later one again', () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  }
  noteTold(storage, 101, status)
  expect([
    wasTold(storage, 101, status),
    wasTold(storage, 102, status),
    wasTold(storage, 101, { ...status, since: '2026-04-01T09:00:00Z' }),
  ]).toEqual([true, false, false])
})

test('a storage that is forbidden keeps nothing back', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  noteTold({ setItem: forbidden }, 101, status)
  expect(wasTold({ getItem: forbidden }, 101, status)).toBe(false)
})
