import { expect, test } from 'vitest'
import { numberMarks, readNumber } from './read-number.ts'

const english = numberMarks('en-GB')
const german = numberMarks('de-DE')

test('the marks of a locale', () => {
  expect([english, german]).toEqual([
    { decimal: '.', group: ',' },
    { decimal: ',', group: '.' },
  ])
})

test.each([
  ['11,2', 11.2, 11.2],
  ['11.2', 11.2, 11.2],
  ['1,740', 1740, 1.74],
  ['1.740', 1.74, 1740],
  ['0,125', 0.125, 0.125],
  ['1,740.5', 1740.5, 1740.5],
  ['1.740,5', 1740.5, 1740.5],
  ['1 740', 1740, 1740],
  ['1,000,000', 1000000, 1000000],
  ['−3', -3, -3],
  ['.5', 0.5, 0.5],
  ['', undefined, undefined],
  ['about 11', undefined, undefined],
  ['1e5', undefined, undefined],
  ['11.2.', undefined, undefined],
])('%s', (text, inEnglish, inGerman) => {
  expect([readNumber(text, english), readNumber(text, german)]).toEqual([inEnglish, inGerman])
})
