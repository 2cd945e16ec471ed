import { expect, test } from 'vitest'
import { contentNames } from '../../packages/api/src/content/names/index.ts'
import { starterTexts } from '../../packages/api/src/content/starters/index.ts'
import { type Language, languages } from '../../packages/api/src/schemas/index.ts'
import { getTexts } from '../../packages/backend/src/texts/index.ts'
import { loadLanguage } from '../../packages/ui/src/i18n/load-language.ts'
import { forbiddenWords } from './forbidden-words.ts'

/** Every text within, by its keys. */
const textsIn = (value: unknown, path: string[] = []): [key: string, text: string][] =>
  typeof value === 'string'
    ? [[path.join('.'), value]]
    : Object.entries(value ?? {}).flatMap(([key, inner]) => textsIn(inner, [...path, key]))

/** All that a language says: in the interface, on the sign-in pages, in e-mails and files, and what comes with the product. */
const readTexts = async (language: Language) => [
  ...Object.entries(await loadLanguage(language)).flatMap(([namespace, said]) =>
    Object.entries(said).map(([key, text]) => [`${namespace}:${key}`, text] as const),
  ),
  ...textsIn({
    server: getTexts(language),
    content: contentNames[language],
    starters: starterTexts[language],
  }),
]

test.each(languages)('%s has one word for one thing', async (language) => {
  const texts = await readTexts(language)
  const said = (forbiddenWords[language] ?? []).map(({ word, instead, except = {} }) => ({
    instead,
    keys: texts.filter(([, text]) => word.test(text)).map(([key]) => key),
    except: Object.keys(except),
  }))
  // An exception that is no longer needed fails the check.
  expect(said.map(({ instead, keys }) => [instead, keys.sort()])).toEqual(said.map(({ instead, except }) => [instead, except.sort()]))
})
