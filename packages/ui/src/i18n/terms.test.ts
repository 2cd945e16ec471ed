import { languages } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { loadLanguage } from './load-language.ts'
import { forbiddenWords } from './testing/forbidden-words.ts'

test.each(languages)('%s has one word for one thing', async (language) => {
  const texts = Object.entries(await loadLanguage(language)).flatMap(([namespace, said]) =>
    Object.entries(said).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  )
  const said = (forbiddenWords[language] ?? []).map(({ word, instead, except = {} }) => ({
    instead,
    keys: texts.filter(([, text]) => word.test(text)).map(([key]) => key),
    except: Object.keys(except),
  }))
  // An exception that is no longer needed fails the check.
  expect(said.map(({ instead, keys }) => [instead, keys.sort()])).toEqual(said.map(({ instead, except }) => [instead, except.sort()]))
})
