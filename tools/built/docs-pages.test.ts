import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../find-browser.ts'
import { root } from '../run.ts'
import { serveFolder } from './serve-folder.ts'

/** Storybook as it is published: in a folder of a site that has more. */
const storybook = join(root, 'storybook-static')

interface Seen {
  /** What went wrong, by the page. */
  troubles: string[]
  /** What the page gives to paste, by the page. */
  snippets: [string, string][]
}

const docsIds = (): string[] => {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as { entries: Record<string, { type: string }> }
  return Object.entries(entries).flatMap(([id, { type }]) => (type === 'docs' ? [id] : []))
}

/** Pages whose story is opened, too, with what it asks for: the others' stories are tried by themselves, and take most of the time. */
const openedWithStory: readonly string[] = ['widgets-task-run--docs', 'widgets-public-page--docs', 'staff-button--docs']
const STORY_FRAME = /iframe\.html\?(.*&)?viewMode=story/

/** Goes to a page of the docs in the page that is open, as the sidebar does. */
const turnTo = async (page: Page, id: string): Promise<void> => {
  await page.evaluate((storyId) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, chosen: { storyId: string; viewMode: string }) => void }
    }
    channel.emit('setCurrentStory', { storyId, viewMode: 'docs' })
  }, id)
  const shown = page.locator(`.docs-page[data-id="${id}"]`)
  await shown.waitFor({ timeout: SHOWN_MS })
  if (!openedWithStory.includes(id)) return
  const story = page.frameLocator('.docs-story').locator('body:is(.sb-show-main, .sb-show-errordisplay):not(.sb-show-preparing-story)')
  await story.waitFor()
  const isBroken = await story.evaluate((body) => body.classList.contains('sb-show-errordisplay'))
  if (isBroken) throw new Error('its story fails')
}

/** A page waits while it is drawn: three at once take little more time than one. */
const PAGES_AT_ONCE = 3
/** A busy machine draws a page in many seconds. */
const SHOWN_MS = 90_000

/** Walks through pages of the docs, one after the other, in a page of the browser's own. Takes from `left` until nothing is. */
const walk = async (browser: Browser, address: string, left: string[], { troubles, snippets }: Seen): Promise<void> => {
  const page = await browser.newPage()
  let at = 'the frame'
  const note = (trouble: string) => troubles.push(`${at}: ${trouble}`)
  page.on('pageerror', ({ message }) => note(message))
  page.on('console', (message) => message.type() === 'error' && note(`${message.text()} ${message.location().url}`))
  page.on('response', (response) => response.status() >= 400 && note(`${response.status()} ${response.url()}`))
  await page.route(STORY_FRAME, (route) => {
    // It may be asked for when the walk is on the next page already.
    const story = new URL(route.request().url()).searchParams.get('id') ?? ''
    const isOpened = openedWithStory.some((id) => story.startsWith(id.replace(/docs$/, '')))
    return isOpened ? route.continue() : route.fulfill({ contentType: 'text/html', body: '<!doctype html>' })
  })
  await page.goto(new URL('iframe.html?viewMode=docs&id=field-button--docs', address).href)
  await page.locator('.docs-page').waitFor()
  for (let id = left.shift(); id !== undefined; id = left.shift()) {
    at = id
    await turnTo(page, id).catch(({ message }: Error) => note(message))
    snippets.push([id, (await page.locator('.docs-snippet pre').allTextContents()).join('\n')])
  }
}

const seen: Seen = { troubles: [], snippets: [] }
beforeAll(async () => {
  const { address, close } = await serveFolder(storybook, '/kit/')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const pages = docsIds()
  expect(pages).toEqual(expect.arrayContaining([...openedWithStory]))
  await Promise.all(Array.from({ length: PAGES_AT_ONCE }, () => walk(browser, address, pages, seen)))
  await browser.close()
  close()
}, 900_000)

test('every page of the docs opens, with its story, and asks for nothing that is not there', () => {
  expect(seen.troubles).toEqual([])
})

test('every page has a snippet, which imports what the packages export', () => {
  const without = seen.snippets.filter(([, code]) => !/^import .* from '@tracemark\/(ui|embed|state-machines|api)\//m.test(code))
  expect(without.map(([id]) => id)).toEqual([])
})

/** What a consumer's compiler says of programs: it reads the declarations of the packages, not their sources. */
const complaints = (place: string, programs: readonly (readonly [string, string])[]): string => {
  symlinkSync(join(root, 'packages/portal/node_modules'), join(place, 'node_modules'))
  for (const [id, code] of programs) writeFileSync(join(place, `${id}.tsx`), code)
  const compilerOptions = { target: 'es2024', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx', strict: true }
  const options = { ...compilerOptions, noEmit: true, skipLibCheck: true, types: [] }
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['*.tsx'] }))
  try {
    return execFileSync(join(root, 'node_modules/.bin/tsc'), ['--project', place, '--singleThreaded'], { encoding: 'utf8' })
  } catch (failure) {
    return String((failure as { stdout: string }).stdout)
  }
}

const place = mkdtempSync(join(tmpdir(), 'tracemark-snippets-'))
afterAll(() => rmSync(place, { recursive: true }))

test('every snippet compiles in the app of a consumer', { timeout: 120_000 }, () => {
  expect(existsSync(join(root, 'packages/ui/dist/theme/index.d.ts'))).toBe(true)
  expect(complaints(place, seen.snippets).split('\n').filter(Boolean)).toEqual([])
})
