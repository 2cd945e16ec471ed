import { expect, test } from 'vitest'
import { KEPT_PAGE, type KeptPage, lookOf, readKeptPage } from './kept-page.ts'
import { writePreferences } from './preferences.ts'
import { runningRelease } from './release.ts'

const device = (change: { release?: string; innerWidth?: number; preferences?: string; language?: string } = {}) => ({
  document: { querySelector: () => ({ content: change.release ?? 'one' }) } as unknown as Document,
  innerWidth: change.innerWidth ?? 1440,
  navigator: { language: change.language ?? 'en' },
  localStorage: { getItem: () => change.preferences ?? null },
})
const NOON = new Date(2026, 10, 22, 12)
const look = lookOf(device(), NOON)

const kept: KeptPage = {
  address: '/org/a/interactions',
  look,
  title: 'T',
  dress: [['lang', 'en']],
  frame: '<main></main>',
  main: 'x',
  answers: ['1'],
}
const storing = (value: string | null) => ({ getItem: (key: string) => (key === KEPT_PAGE ? value : null) })

test('a page that would look the same is the one that was kept', () => {
  expect(readKeptPage(storing(JSON.stringify(kept)), kept.address, look)).toEqual(kept)
})

test.each([
  ['another address', storing(JSON.stringify(kept)), '/org/b/interactions', look],
  ['a newer release', storing(JSON.stringify(kept)), kept.address, lookOf(device({ release: 'two' }), NOON)],
  ['another width', storing(JSON.stringify(kept)), kept.address, lookOf(device({ innerWidth: 768 }), NOON)],
  ['other choices', storing(JSON.stringify(kept)), kept.address, lookOf(device({ preferences: '{"theme":"dark"}' }), NOON)],
  ['another language of the browser', storing(JSON.stringify(kept)), kept.address, lookOf(device({ language: 'de' }), NOON)],
  ['the next day', storing(JSON.stringify(kept)), kept.address, lookOf(device(), new Date(2026, 10, 23, 0, 1))],
  ['nothing kept', storing(null), kept.address, look],
  ['something that is no page', storing('{'), kept.address, look],
])('%s shows nothing before its time', (_, storage, address, now) => {
  expect(readKeptPage(storage, address, now)).toBeUndefined()
})

test('later the same day a page looks the same', () => {
  expect(lookOf(device(), new Date(2026, 10, 22, 23, 59))).toBe(look)
})

test('release and choices are those that the rest of the portal reads and writes', () => {
  const asked: string[] = []
  const read: string[] = []
  const written: string[] = []
  const noting = (names: string[]) => (name: string) => {
    names.push(name)
    return null
  }
  const page = { querySelector: noting(asked) } as unknown as Document
  lookOf({ ...device(), document: page, localStorage: { getItem: noting(read) } }, NOON)
  runningRelease(page)
  writePreferences({ setItem: noting(written) }, { theme: 'dark' })
  expect([asked[0], read]).toEqual([asked[1], written])
})
