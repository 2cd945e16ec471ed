import { chromium } from '@playwright/test'
import { findBrowser } from '../../../tools/find-browser.ts'
import type { Engine } from './engine.ts'

export const launchChromium = async (): Promise<Engine> => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--disable-gpu',
      '--disable-background-networking',
      '--test-third-party-cookie-phaseout',
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
    ],
  })
  return {
    newTab: async () => {
      const context = await browser.newContext()
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
        press: (key) => page.keyboard.press(key),
        type: (text) => page.keyboard.type(text),
        read: async (expression) => String(await page.evaluate(expression)),
        said: () => said,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
