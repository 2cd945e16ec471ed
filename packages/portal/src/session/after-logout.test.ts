import { expect, test } from 'vitest'
import { noteAfterLogout, takeAfterLogout } from './after-logout.ts'

const createStorage = () => {
  const entries = new Map<string, string>()
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
}

test('whoever signed out to come back goes there once, and then home', () => {
  const storage = createStorage()
  noteAfterLogout(storage, '/profile/invitations?inviteToken=a')
  expect([takeAfterLogout(storage), takeAfterLogout(storage)]).toEqual(['/profile/invitations?inviteToken=a', '/'])
})

test('nobody is led to another site', () => {
  const storage = createStorage()
  noteAfterLogout(storage, '//evil.test')
  expect(takeAfterLogout(storage)).toBe('/')
})
