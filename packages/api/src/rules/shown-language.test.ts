import { expect, test } from 'vitest'
import { shownLanguage } from './shown-language.ts'

test.each([
  ['en-x-farm', 'en', 'en-x-farm'],
  ['en-x-farm', 'de', 'de'],
  ['de', 'en', 'en'],
  ['de', undefined, 'de'],
  ['zh-Hans', 'zh-Hant', 'zh-Hant'],
] as const)('in an organization of %s a person of %s reads %s', (organization, own, shown) => {
  expect(shownLanguage(organization, own)).toBe(shown)
})
