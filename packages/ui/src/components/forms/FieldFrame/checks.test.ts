import { expect, test } from 'vitest'
import { isBetween, isColor, isEmail, isPhone, isUrl, textLength } from './checks.ts'

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

test('e-mail addresses', () => {
  const good = ['luisa@sierra-alta.example', 'a.b+c@d.example']
  expect(taken(isEmail, [...good, 'luisa', 'luisa@sierra', '@a.example', 'a b@c.example', 'a@b.example, c@d.example', ''])).toEqual(good)
})

test('phone numbers', () => {
  const good = ['+57 606 741 2200', '+49 (30) 901820', '+1-202-555-0143']
  expect(taken(isPhone, [...good, '606 741 2200', '+12345', '+1234567890123456', '+57 abc 1234567', ''])).toEqual(good)
})

test('colours', () => {
  expect(taken(isColor, ['#1f5c45', '#1F5C45', '#fff', '1f5c45', '#1f5c4g', ''])).toEqual(['#1f5c45', '#1F5C45'])
})
