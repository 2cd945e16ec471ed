import { expect, test } from 'vitest'
import { isVisit } from './is-visit.ts'

const CHROME = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36'

const asked = (headers: Readonly<Record<string, string>>, method = 'GET') => isVisit({ method, getHeader: (name) => headers[name] })

test('whoever opens the page is counted', () => {
  expect(asked({ 'user-agent': CHROME })).toBe(true)
  expect(asked({ 'user-agent': CHROME, 'sec-fetch-site': 'none' })).toBe(true)
  expect(asked({ 'user-agent': CHROME, 'sec-fetch-site': 'cross-site' })).toBe(true)
})

test('programs are not', () => {
  expect(asked({})).toBe(false)
  for (const agent of [
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1',
    'WhatsApp/2.23',
    'curl/8.7.1',
    CHROME.replace('Chrome', 'HeadlessChrome'),
  ])
    expect([agent, asked({ 'user-agent': agent })]).toEqual([agent, false])
  expect(asked({ 'user-agent': CHROME }, 'HEAD')).toBe(false)
})

test('neither is what is fetched ahead, nor a way from the portal or within the page', () => {
  expect(asked({ 'user-agent': CHROME, 'sec-purpose': 'prefetch;prerender' })).toBe(false)
  expect(asked({ 'user-agent': CHROME, purpose: 'prefetch' })).toBe(false)
  expect(asked({ 'user-agent': CHROME, 'sec-fetch-site': 'same-origin' })).toBe(false)
})
