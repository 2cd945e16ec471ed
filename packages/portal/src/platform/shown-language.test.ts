import { matchLanguage } from '@tracemark/ui/i18n'
import { expect, test } from 'vitest'
import { firstLanguage } from './shown-language.ts'

test('what the person chose goes first, then what the page showed last, then the device; where nobody says one it is English', () => {
  expect(firstLanguage('ja', 'de', 'es')).toBe('ja')
  expect(firstLanguage(undefined, 'de', 'es')).toBe('de')
  expect(firstLanguage(undefined, undefined, matchLanguage(['tlh', 'es-CO']))).toBe('es')
  expect(firstLanguage(undefined, undefined, matchLanguage(['tlh']))).toBe('en')
  expect(firstLanguage(undefined, undefined, matchLanguage([]))).toBe('en')
})
