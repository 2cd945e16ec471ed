import { expect, test } from 'vitest'
import { noteOrganizationLanguage, organizationLanguage, organizationOf } from './noted-language.ts'

const storageOf = (kept: string | null) => {
  let value = kept
  return {
    getItem: () => value,
    setItem: (_key: string, next: string) => {
      value = next
    },
  }
}

test('each organization is noted by itself', () => {
  const storage = storageOf(null)
  noteOrganizationLanguage('open-granary', 'en-x-farm', storage)
  noteOrganizationLanguage('klosterhalde', 'de', storage)
  expect(['open-granary', 'klosterhalde', 'sierra-alta'].map((slug) => organizationLanguage(slug, storage))).toEqual([
    'en-x-farm',
    'de',
    undefined,
  ])
})

test('what can not be read counts as nothing', () => {
  expect([storageOf('{'), storageOf('null'), storageOf('{"a":"xx"}')].map((storage) => organizationLanguage('a', storage))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('the organization of an address', () => {
  expect(['/org/klosterhalde/products/list', '/org/klosterhalde', '/profile', '/'].map(organizationOf)).toEqual([
    'klosterhalde',
    'klosterhalde',
    undefined,
    undefined,
  ])
})
