import { expect, test } from 'vitest'
import { findShownLanguage, noteShownLanguage, readOrganization } from './noted-language.ts'

const createStorage = (kept: string | null) => {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

test('each account and organization is noted by itself, and the newest goes first', () => {
  const storage = createStorage(null)
  noteShownLanguage({ account: 'ana', organization: 'klosterhalde', language: 'de' }, storage)
  noteShownLanguage({ account: 'ben', organization: 'klosterhalde', language: 'en' }, storage)
  noteShownLanguage({ account: 'ana', organization: 'open-granary', language: 'en-x-farm' }, storage)
  noteShownLanguage({ account: 'ana', organization: 'klosterhalde', language: 'nl' }, storage)
  const seen = [
    { account: 'ana', organization: 'klosterhalde' },
    { account: 'ben', organization: 'klosterhalde' },
    { organization: 'klosterhalde' },
    { organization: 'open-granary' },
    { account: 'ben' },
    { account: 'ben', organization: 'open-granary' },
  ]
  expect(seen.map((each) => findShownLanguage(each, storage))).toEqual(['nl', 'en', 'nl', 'en-x-farm', 'en', undefined])
})

test('what can not be read counts as nothing', () => {
  const kept = ['{', 'null', '{"a":"de"}', '[{"account":"ana","organization":"a","language":"xx"}]']
  expect(kept.map((content) => findShownLanguage({ organization: 'a' }, createStorage(content)))).toEqual(kept.map(() => undefined))
})

test('the organization of an address', () => {
  expect(['/org/klosterhalde/products/list', '/org/klosterhalde', '/profile', '/'].map(readOrganization)).toEqual([
    'klosterhalde',
    'klosterhalde',
    undefined,
    undefined,
  ])
})
