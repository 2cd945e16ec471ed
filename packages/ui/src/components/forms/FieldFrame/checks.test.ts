import { expect, test } from 'vitest'
import { isBetween, isColor, isUrl, textLength } from './checks.ts'

const taken = (check: (text: string) => boolean, texts: readonly string[]) => texts.filter(check)

test('numbers between two, both included', () => {
  expect([0, 1, 5, 10, 11].filter((value) => isBetween(value, { min: 1, max: 10 }))).toEqual([1, 5, 10])
  expect([isBetween(-1e9, { max: 0 }), isBetween(1e9, { min: 0 }), isBetween(Number.NaN, {})]).toEqual([true, true, false])
})

test('a letter outside of the basic plane is one character', () => {
  expect(textLength('Finca 🌱')).toBe(7)
})

test('addresses of the web', () => {
  const good = ['https://sierra-alta.example', 'http://localhost:8080/p/x', 'https://müller.example/a?b=c#d']
  expect(
    taken(isUrl, [
      ...good,
      'sierra-alta.example',
      'https://',
      'https://word',
      'javascript:alert(1)',
      'ftp://a.example',
      'https://a:b@c.example',
      `https://a.example/${'x'.repeat(2048)}`,
      '',
    ]),
  ).toEqual(good)
})

test('colours', () => {
  expect(taken(isColor, ['#1f5c45', '#1F5C45', '#fff', '1f5c45', '#1f5c4g', ''])).toEqual(['#1f5c45', '#1F5C45'])
})
