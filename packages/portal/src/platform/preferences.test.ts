import { expect, test } from 'vitest'
import { type Preferences, readPreferences, writePreferences } from './preferences.ts'

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
  const chosen: Preferences = {
    language: 'de',
    languages: { '0198c5a0-0000-7000-8000-000000000001': 'ja' },
    unsentLanguages: { '0198c5a0-0000-7000-8000-000000000001 sierra-alta': 'ja' },
    theme: 'dark',
    density: 'comfortable',
    sidebarColor: 'rose',
    sidebarBackground: 'black',
    sidebarCollapsed: true,
    assetHeaderFolded: true,
    menuFolds: { catalogue: false },
    tables: { interactions: { order: ['task', 'element'], shown: { element: false }, widths: { task: 320 }, density: 'roomy' } },
  }
  writePreferences(storage, chosen)
  expect(readPreferences(storage)).toEqual(chosen)
})

test.each([undefined, '', '{', '"x"', '{"theme":"pink"}', '{"language":"tlh"}', '{"density":"airy"}'])(
  '%j reads as no choice',
  (content) => {
    expect(readPreferences(createStorage(content))).toEqual({ theme: 'auto' })
  },
)

test('a list whose look can no longer be read is as at first; the rest is kept', () => {
  const content = JSON.stringify({
    theme: 'dark',
    tables: { assets: { widths: { name: 9 } }, offers: { density: 'airy' }, variants: { density: 'roomy' } },
  })
  expect(readPreferences(createStorage(content))).toEqual({
    theme: 'dark',
    tables: { assets: {}, offers: {}, variants: { density: 'roomy' } },
  })
})

test('forbidden storage is no failure', () => {
  const forbid = () => {
    throw new Error('SecurityError')
  }
  expect(readPreferences({ getItem: forbid })).toEqual({ theme: 'auto' })
  expect(() => writePreferences({ setItem: forbid }, { theme: 'dark' })).not.toThrow()
})
