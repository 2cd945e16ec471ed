import { expect, test } from 'vitest'
import { matchLanguage, readings } from './match-language.ts'

test.each([
  [['de'], 'de'],
  [['de-AT', 'en'], 'de'],
  [['es-CO', 'en'], 'es'],
  [['pt-PT', 'en'], 'pt'],
  [['ja-JP', 'en'], 'ja'],
  [['ko-KR', 'en'], 'ko'],
  [['nl-BE', 'en'], 'nl'],
  [['tlh', 'en-US'], 'en'],
  [['en-x-farm'], 'en-x-farm'],
  [['tlh', ''], undefined],
  [['not a tag', 'de'], 'de'],
  [['zh-CN', 'en'], 'zh-Hans'],
  [['zh'], 'zh-Hans'],
  [['zh-TW', 'en'], 'zh-Hant'],
  [['zh-HK'], 'zh-Hant'],
  [[], undefined],
])('%j is %s', (wanted, language) => {
  expect(matchLanguage(wanted)).toBe(language)
})

test.each([
  ['zh', ['zh', 'zh-Hans', 'zh']],
  ['zh-CN', ['zh-CN', 'zh-Hans', 'zh']],
  ['zh-SG', ['zh-SG', 'zh-Hans', 'zh']],
  ['zh-TW', ['zh-TW', 'zh-Hant', 'zh']],
  ['zh-HK', ['zh-HK', 'zh-Hant', 'zh']],
  ['zh-Hant-MO', ['zh-Hant-MO', 'zh-Hant', 'zh']],
  ['pt-PT', ['pt-PT', 'pt-Latn', 'pt']],
  ['not a tag', ['not a tag']],
])('%s may be read as %j', (tag, expected) => {
  expect(readings(tag)).toEqual(expected)
})
