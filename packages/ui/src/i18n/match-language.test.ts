import { expect, test } from 'vitest'
import { matchLanguage } from './match-language.ts'

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['tlh', 'en-US'], 'en'],
  [['en-x-farm'], 'en-x-farm'],
  [['tlh', ''], undefined],
  [['not a tag', 'de'], 'de'],
  [[], undefined],
])('%j is %s', (wanted, language) => {
  expect(matchLanguage(wanted)).toBe(language)
})
