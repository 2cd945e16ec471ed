import { matchLanguage } from '@tracemark/ui/i18n'
import { expect, test } from 'vitest'
import { firstLanguage, portalLanguage, startLanguage } from './resolve-language.ts'

test('what the person chose goes first, then what the page showed last, then the device; where nobody says one it is English', () => {
  expect(firstLanguage('ja', 'de', 'es')).toBe('ja')
  expect(firstLanguage(undefined, 'de', 'es')).toBe('de')
  expect(firstLanguage(undefined, undefined, matchLanguage(['tlh', 'es-CO']))).toBe('es')
  expect(firstLanguage(undefined, undefined, matchLanguage(['tlh']))).toBe('en')
  expect(firstLanguage(undefined, undefined, matchLanguage([]))).toBe('en')
})

test('an organization speaks its own wording, which stays while the server can not be asked', () => {
  const last = 'en-x-farm'
  const said = { chosen: undefined, personal: 'en', last, isKnown: true } as const
  expect(portalLanguage({ ...said, organization: 'en-x-farm', last: 'en' })).toBe('en-x-farm')
  expect(portalLanguage({ ...said, organization: undefined })).toBe('en-x-farm')
  expect(portalLanguage({ ...said, organization: null })).toBe('en')
  expect(portalLanguage({ ...said, organization: null, personal: undefined })).toBe('en-x-farm')
  expect(portalLanguage({ ...said, organization: undefined, chosen: 'de' })).toBe('de')
  expect(portalLanguage({ ...said, organization: undefined, chosen: 'en-x-farm', last: 'en' })).toBe('en')
  expect(portalLanguage({ ...said, organization: 'en', chosen: 'en-x-farm' })).toBe('en')
  expect(portalLanguage({ ...said, organization: 'en-x-farm', chosen: 'en' })).toBe('en')
})

test('until it is known what a person chose, they read what they read last', () => {
  const said = { chosen: 'en', personal: 'en', last: 'de' } as const
  expect(portalLanguage({ ...said, organization: 'en', isKnown: false })).toBe('de')
  expect(portalLanguage({ ...said, organization: undefined, isKnown: false })).toBe('de')
  expect(portalLanguage({ ...said, organization: 'en', isKnown: true })).toBe('en')
})

test('the first frame speaks as the organization of the address did last, and in nobody else’s wording', () => {
  const said = { chosen: undefined, last: 'en-x-farm', device: 'es' } as const
  expect(startLanguage('de', said)).toBe('de')
  expect(startLanguage(undefined, said)).toBe('en')
  expect(startLanguage(undefined, { ...said, last: undefined })).toBe('es')
  expect(startLanguage('en', { ...said, chosen: 'en-x-farm' })).toBe('en')
  expect(startLanguage('en-x-farm', { ...said, chosen: 'en-x-farm' })).toBe('en-x-farm')
  expect(startLanguage('en-x-farm', { ...said, chosen: 'ja' })).toBe('ja')
  expect(startLanguage(null, said)).toBe('en-x-farm')
})
