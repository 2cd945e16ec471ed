import { expect, test } from 'vitest'
import { lineAt, mistakenLine } from './code-check.ts'
import { jsonMistake } from './json-mistake.ts'

test('what is JSON has no mistake', () => {
  const good = ['{}', '[]', ' {"a": [1, -2.5e3, "x\\u00e9", true, null, {"b": {}}]} ', '"word"', '0']
  expect(good.map(jsonMistake)).toEqual(good.map(() => undefined))
})

/** A text and what begins at its mistake. */
const table = [
  ['{"a": 1,}', '}'],
  ['{"a": 1 "b": 2}', '"b": 2}'],
  ['{"a" 1}', '1}'],
  ["{'a': 1}", "'a': 1}"],
  ['[1, 2', ''],
  ['[01]', '1]'],
  ['[1,, 2]', ', 2]'],
  ['{} x', 'x'],
  ['nul', 'nul'],
  ['"open', '"open'],
  ['["a\nb"]', '"a\nb"]'],
  ['{"a": TRUE}', 'TRUE}'],
] as const

test.each(table)('the mistake of %j', (text, rest) => {
  expect(text.slice(jsonMistake(text))).toBe(rest)
})

test('lines count from 1', () => {
  expect([lineAt('a', 0), lineAt('a\nb', 2), lineAt('a\n\nb', 3)]).toEqual([1, 2, 3])
  expect(mistakenLine('{\n  "name": "Bag seal",\n  "order": 3,\n}', 'json')).toBe(4)
  expect([mistakenLine('  ', 'json'), mistakenLine('{', 'text'), mistakenLine('<p>', 'html')]).toEqual([undefined, undefined, undefined])
})
