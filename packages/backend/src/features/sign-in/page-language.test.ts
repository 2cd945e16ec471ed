import { expect, test } from 'vitest'
import { chooseLanguage, languageCookie } from '../../platform/http/page-language.ts'
import { identityLanguages } from './page-language.ts'
import { en } from './texts/en.ts'

const asked = { cookie: undefined, uiLocales: undefined, acceptLanguage: undefined }

test.each([
  [{}, 'en'],
  [{ acceptLanguage: 'fr-FR, pt-BR;q=0.8, de;q=0.9' }, 'de'],
  [{ acceptLanguage: 'zh-HK' }, 'zh-Hant'],
  [{ acceptLanguage: 'zh-CN' }, 'zh-Hans'],
  [{ uiLocales: 'zh-Hant-TW en', acceptLanguage: 'de' }, 'zh-Hant'],
  [{ uiLocales: 'en-x-farm', acceptLanguage: 'de' }, 'en-x-farm'],
  [{ uiLocales: ['de'], acceptLanguage: 'xx' }, 'en'],
  [{ cookie: `other=1; ${languageCookie('ja')}`, uiLocales: 'de' }, 'ja'],
  [{ cookie: 'tracemark_language=nonsense', uiLocales: 'nl' }, 'nl'],
] as const)('who asks with %j reads %s', (part, language) => {
  expect(chooseLanguage({ ...asked, ...part })).toBe(language)
})

const tables = Object.entries(identityLanguages)
const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join()
const shared = (language: string) => tables.find(([tag]) => tag === language)?.[1].texts ?? en

test.each(tables)('%s says everything, with the same places to fill in', (language, { texts }) => {
  expect(Object.keys(texts)).toEqual(Object.keys(en))
  expect(Object.entries(texts).filter(([key, text]) => places(text) !== places(en[key as keyof typeof en]) || text.trim() === '')).toEqual(
    [],
  )
  const same = Object.entries(shared(language)).filter(([key, text]) => text === en[key as keyof typeof en])
  expect(language.startsWith('en') || same.length === 0).toBe(true)
})
