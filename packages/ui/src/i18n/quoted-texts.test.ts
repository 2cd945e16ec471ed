import { expect, test } from 'vitest'
import { loadLanguage } from './load-language.ts'
import { quotedTexts } from './testing/quoted-texts.ts'

test('English keeps the texts of the specification to the letter', async () => {
  const english = Object.fromEntries(
    Object.entries(await loadLanguage('en')).flatMap(([namespace, texts]) =>
      Object.entries(texts).map(([key, text]) => [`${namespace}:${key}`, text]),
    ),
  )
  // Only a new sentence may follow.
  const shown = Object.entries(quotedTexts).map(([key, quoted]) => [key, english[key]?.startsWith(`${quoted}.`) ? quoted : english[key]])
  expect(Object.fromEntries(shown)).toEqual(quotedTexts)
})
