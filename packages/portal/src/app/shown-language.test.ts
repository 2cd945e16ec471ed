import { matchLanguage } from '@tracemark/ui/i18n'
import { expect, test } from 'vitest'
import { firstLanguage, shownLanguage } from './shown-language.ts'

test.each([
  ['en-x-farm', 'en', 'en-x-farm'],
  ['en-x-farm', 'de', 'de'],
  ['de', 'en', 'en'],
  ['de', undefined, 'de'],
  ['zh-Hans', 'zh-Hant', 'zh-Hant'],
] as const)('in an organization of %s a device of %s reads %s', (organization, device, shown) => {
  expect(shownLanguage(organization, device)).toBe(shown)
})

test('what the person chose goes first, then what the page showed last, then the device; where nobody says one it is English', () => {
  expect(firstLanguage('ja', 'de', 'es')).toBe('ja')
  expect(firstLanguage(undefined, 'de', 'es')).toBe('de')
  expect(firstLanguage(undefined, undefined, matchLanguage(['tlh', 'es-CO']))).toBe('es')
  expect(firstLanguage(undefined, undefined, matchLanguage(['tlh']))).toBe('en')
  expect(firstLanguage(undefined, undefined, matchLanguage([]))).toBe('en')
})
