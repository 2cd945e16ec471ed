import { expect, test } from 'vitest'
import { readPreferences, writePreferences } from './preferences.ts'

const createStorage = (content?: string) => {
  let kept = content ?? null
  return {
    getItem: () => kept,
    setItem: (_: string, value: string) => {
      kept = value
    },
  }
}

test('what was chosen is read back', () => {
  const storage = createStorage()
  writePreferences(storage, { language: 'de', theme: 'dark' })
  expect(readPreferences(storage)).toEqual({ language: 'de', theme: 'dark' })
})

test.each([undefined, '', '{', '"x"', '{"theme":"pink"}', '{"language":"tlh"}'])('%j reads as no choice', (content) => {
  expect(readPreferences(createStorage(content))).toEqual({ theme: 'auto' })
})

test('forbidden storage is no failure', () => {
  const forbid = () => {
    throw new Error('SecurityError')
  }
  expect(readPreferences({ getItem: forbid })).toEqual({ theme: 'auto' })
  expect(() => writePreferences({ setItem: forbid }, { theme: 'dark' })).not.toThrow()
})
