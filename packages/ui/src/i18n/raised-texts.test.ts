import { expect, test } from 'vitest'
import { loadLanguage } from './load-language.ts'
import { quotedTexts } from './testing/quoted-texts.ts'
import { raises } from './testing/raises.ts'

/** The style guide shows words for their own sake. */
const english = Object.entries(await loadLanguage('en'))
  .flatMap(([namespace, texts]) => Object.keys(texts).map((key) => `${namespace}:${key}`))
  .filter((key) => !key.startsWith('styleguide:'))

/** Texts that no flow raises yet, each with its reason. One that is raised fails the check. */
const exceptions: Readonly<Record<string, string>> = {}

test('some flow raises every text', () => {
  expect(english.filter((key) => !raises(key))).toEqual(Object.keys(exceptions))
})

test('some flow raises every text that the specification gives word for word', () => {
  expect(Object.keys(quotedTexts).filter((key) => !raises(key))).toEqual([])
})
