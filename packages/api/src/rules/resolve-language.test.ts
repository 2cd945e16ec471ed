import { expect, test } from 'vitest'
import { chosenLanguage, offeredLanguages, resolveLanguage } from './resolve-language.ts'

test.each([
  ['en-x-farm', 'en', 'en-x-farm'],
  ['en-x-farm', 'de', 'de'],
  ['de', 'en', 'en'],
  ['de', undefined, 'de'],
  ['zh-Hans', 'zh-Hant', 'zh-Hant'],
] as const)('in an organization of %s a person of %s reads %s', (organization, own, shown) => {
  expect(resolveLanguage(organization, own)).toBe(shown)
})

test.each([
  ['en-x-farm', 'en-x-farm', 'en-x-farm'],
  ['en', 'en-x-farm', 'en'],
  ['de', 'en-x-farm', 'en'],
  ['de', 'zh-Hant', 'zh-Hant'],
  [undefined, 'en-x-farm', 'en'],
] as const)('in an organization of %s whoever chose %s reads %s', (organization, chosen, shown) => {
  expect(chosenLanguage(organization, chosen)).toBe(shown)
})

test('the words of a trade are offered where the organization speaks them', () => {
  expect(offeredLanguages('en-x-farm')).toContain('en-x-farm')
  expect(offeredLanguages('de')).toEqual(offeredLanguages('en-x-farm').filter((language) => language !== 'en-x-farm'))
})
