import { expect, test } from 'vitest'
import { chooseLanguage, languageCookie } from './page-language.ts'

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
