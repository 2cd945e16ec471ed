import puppeteer from 'puppeteer-core'
import type { Programs } from '../../../tools/find-engines.ts'
import type { Engine } from './engine.ts'

const BLOCK_THIRD_PARTY_COOKIES = 1
const DENY = 2

/** Over WebDriver BiDi: Debian has no geckodriver, and Playwright drives a Firefox of its own alone. */
export const launchFirefox = async ({ browser: executablePath = '' }: Programs): Promise<Engine> => {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    timeout: 120_000,
    protocolTimeout: 120_000,
    extraPrefsFirefox: { 'network.cookie.cookieBehavior': BLOCK_THIRD_PARTY_COOKIES, 'permissions.default.geo': DENY },
  })
  return {
    newTab: async () => {
      const context = await browser.createBrowserContext()
      const page = await context.newPage()
      const said: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') said.push(message.text())
      })
      page.on('pageerror', (error) => said.push(String(error)))
      return {
        goto: async (address) => {
          await page.goto(address)
        },
        press: (key) => page.keyboard.press(key === 'Space' ? ' ' : key),
        type: (text) => page.keyboard.type(text),
        read: async (expression) => String(await page.evaluate(expression)),
        said: () => said,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
