import { expect, test } from 'vitest'
import { readCountry, readLanguages } from './visitor.ts'

test.each([
  [undefined, []],
  ['de-CH, de;q=0.9, en;q=0.95', ['de-CH', 'en', 'de']],
  ['*', []],
  ['en;q=0, fr;q=nonsense, es', ['es']],
  ['x'.repeat(5000), []],
])('%j asks for %j', (header, languages) => {
  expect(readLanguages(header)).toEqual(languages)
})

test.each([
  [{ 'cf-ipcountry': 'co' }, ['de-CH'], 'CO'],
  [{ 'cf-ipcountry': 'XX' }, ['de', 'de-CH'], 'CH'],
  [{ 'x-country-code': 'Colombia' }, [], undefined],
  [{}, ['zh-Hant'], undefined],
])('%j with %j is in %s', (headers, languages, country) => {
  expect(readCountry((name) => new Headers(headers).get(name) ?? undefined, languages)).toBe(country)
})
