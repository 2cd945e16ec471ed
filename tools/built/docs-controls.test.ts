import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../find-browser.ts'
import { root } from '../run.ts'
import { serveFolder } from './serve-folder.ts'

let browser: Browser
let page: Page
let site: Awaited<ReturnType<typeof serveFolder>>
beforeAll(async () => {
  site = await serveFolder(join(root, 'storybook-static'), '/kit/')
  browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  page = await browser.newPage()
  await page.goto(new URL('iframe.html?viewMode=docs&id=staff-page-header--docs', site.address).href, { waitUntil: 'commit' })
})
afterAll(async () => {
  await browser.close()
  site.close()
})

const story = () => page.frameLocator('.docs-story')
/** Waits until the story in its frame has this title, in this theme. */
const waitForTitle = (title: string, theme: 'light' | 'dark') =>
  story().locator(`html[data-theme=${theme}]`).getByRole('heading', { name: title, exact: true }).waitFor()
const chooseTheme = (theme: 'light' | 'dark') =>
  page.evaluate((chosen) => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
      __STORYBOOK_ADDONS_CHANNEL__: { emit: (name: string, change: { globals: object }) => void }
    }
    channel.emit('updateGlobals', { globals: { theme: chosen } })
  }, theme)

test('what is changed in the controls is shown, stays in another theme, and is reset', { timeout: 60_000 }, async () => {
  const title = page.locator('textarea[id$="-title"]')
  await waitForTitle('Value chains', 'light')
  await title.fill('Harvests')
  await waitForTitle('Harvests', 'light')
  await chooseTheme('dark')
  await waitForTitle('Harvests', 'dark')
  expect(await title.inputValue()).toBe('Harvests')
  await page.getByRole('button', { name: /^reset controls$/i }).click()
  await waitForTitle('Value chains', 'dark')
  await chooseTheme('light')
  await waitForTitle('Value chains', 'light')
})
