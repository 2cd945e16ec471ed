import '@tracemark/embed/elements'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describedElements } from '../../../packages/embed/src/manifest/described.ts'
import { heard, inside, publicPage, put, startServer, taskIn, taskToken } from './page.ts'

let place: HTMLElement | undefined
beforeEach(() => {
  startServer()
})
afterEach(() => {
  place?.remove()
  vi.unstubAllGlobals()
})

const tags = {
  'tracemark-task': () => `<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`,
  'tracemark-page': () => `<tracemark-page api="${location.origin}" thing="${publicPage}"></tracemark-page>`,
}
/** Shown where something failed, or something is to be said. */
const sometimes = ['notice', 'button']

test.each(describedElements)('<$tag> shows every part that is described', async ({ tag, parts }) => {
  const ready = heard('tracemark-ready')
  place = put(tags[tag]())
  await ready
  const element = place.querySelector(tag)
  if (!element) throw new Error('There is no element.')
  await vi.waitFor(() => inside(element, '[part~="title"]'))
  const root = element.shadowRoot
  expect(parts.map(({ name }) => name).filter((name) => !sometimes.includes(name) && !root?.querySelector(`[part~="${name}"]`))).toEqual([])
})

test.each(describedElements)(
  '<$tag> has every custom property that is described, and takes the page’s own',
  async ({ tag, customProperties }) => {
    const ready = heard('tracemark-ready')
    place = put(tags[tag]())
    await ready
    const element = place.querySelector(tag)
    if (!element) throw new Error('There is no element.')
    const inner = inside(element, '[part~="frame"]')
    const getToken = (name: string) => getComputedStyle(inner).getPropertyValue(name).trim()
    // The page alone gives this one: without it, the fonts of the machine stand in.
    expect(customProperties.map(({ name }) => name).filter((name) => getToken(name) === '')).toEqual(['--tm-font-fallback'])
    element.style.setProperty('--tm-font-fallback', 'fantasy')
    expect(getComputedStyle(inner).fontFamily).toMatch(/, fantasy$/)
    element.style.setProperty('--tm-paper', 'rgb(1, 2, 3)')
    expect(getComputedStyle(inner).backgroundColor).toBe('rgb(1, 2, 3)')
  },
)

test.each([
  ['', '', 'light'],
  ['dark', '', 'dark'],
  ['light', '', 'light'],
  ['light dark', '', matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'],
  ['dark', 'theme="auto"', 'dark'],
  ['dark', 'theme="light"', 'light'],
  ['', 'theme="dark"', 'dark'],
])('on a page whose color-scheme is "%s" an element with %s is %s', async (scheme, theme, expected) => {
  const ready = heard('tracemark-ready')
  place = put(`<tracemark-page api="${location.origin}" thing="${publicPage}" ${theme}></tracemark-page>`)
  place.style.colorScheme = scheme
  await ready
  const element = place.querySelector('tracemark-page')
  if (!element) throw new Error('There is no element.')
  const { backgroundColor } = getComputedStyle(inside(element, '[part~="frame"]'))
  expect(backgroundColor).toBe({ light: 'rgb(250, 248, 243)', dark: 'rgb(23, 22, 18)' }[expected])
})

test('on a page that is written from right to left a sentence of ours is read from its own side, and stands on the page’s', async () => {
  document.documentElement.dir = 'rtl'
  try {
    const ready = heard('tracemark-ready')
    place = put(`<tracemark-task api="${location.origin}" token="${taskToken()}"></tracemark-task>`)
    await ready
    const element = taskIn(place)
    await vi.waitFor(() => {
      const { unicodeBidi, textAlign } = getComputedStyle(inside(element, 'h1'))
      expect([unicodeBidi, textAlign]).toEqual(['plaintext', 'right'])
    }, 10_000)
  } finally {
    document.documentElement.dir = ''
  }
})
