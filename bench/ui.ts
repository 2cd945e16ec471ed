import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright'
import { startServer } from '../e2e/server.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { measureEntries } from './entries.ts'
import { CONDITIONS, measureFirstRows, median, setConditions, watchFirstRows } from './first-rows.ts'
import { measureKeyPress, measureNextPages, measureScroll } from './in-page.ts'
import { buildPages } from './pages.ts'
import { table } from './table.ts'

const PORT = 18_180
const RUNS = 5
/** Milliseconds after the first rows, in which everything else that a page fetches by itself has come. */
const SETTLE = 3_000
const KEEPS_AFTER = 3_000
/** What drops frames in the last is the machine. */
const SCROLLED = [
  ['scroll', 'ours'],
  ['bare-scroll', 'bare MUI grid'],
  ['still', 'a page with nothing in it'],
] as const
const show = (title: string, head: readonly string[], rows: Parameters<typeof table>[1]) =>
  process.stdout.write(`\n${title}\n${table(head, rows)}\n`)

const signIn = async (page: Page, portal: string): Promise<void> => {
  await page.goto(`${portal}/org/sierra-alta/interactions`)
  await page.getByLabel('Email').fill('member@demo.test')
  await page.getByLabel('Password').fill('demo')
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForSelector('.MuiDataGrid-row[data-id]', { timeout: 60_000 })
}

const GRANT = 'tracemark.grant'

/** Gives the bare page the session of the portal's tab. */
const shareSession = async (from: Page, to: Page): Promise<void> => {
  const grant = await from.evaluate((name) => sessionStorage.getItem(name) ?? '', GRANT)
  await to.evaluate(([name, value]) => sessionStorage.setItem(name, value), [GRANT, grant] as const)
}

const measureRoute = async (context: BrowserContext, portalPage: Page, portal: string, bare: string) => {
  const barePage = await context.newPage()
  await watchFirstRows(barePage)
  const [portalSession, bareSession] = [await context.newCDPSession(portalPage), await context.newCDPSession(barePage)]
  const route = `${portal}/org/sierra-alta/interactions`
  await barePage.goto(`${portal}/healthz`)
  const times: (string | number)[][] = []
  let bytes: readonly [number, number] = [0, 0]
  for (const conditions of CONDITIONS) {
    const ours: number[] = []
    const used: number[] = []
    const others: number[] = []
    for (let run = 0; run < RUNS; run += 1) {
      await setConditions(portalSession, conditions)
      const rows = await measureFirstRows(portalPage, portalSession, route, run === 0 && conditions.name === 'native' ? SETTLE : 0)
      if (run === 0 && conditions.name === 'native') bytes = [rows.before, rows.all]
      ours.push(rows.time)
      used.push(rows.usable)
      // What a page keeps for its reload it keeps from two seconds on.
      await portalPage.waitForTimeout(KEEPS_AFTER)
      await setConditions(bareSession, conditions)
      await shareSession(portalPage, barePage)
      others.push((await measureFirstRows(barePage, bareSession, bare)).time)
    }
    const [first, usable, theirs] = [median(ours), median(used), median(others)]
    times.push([
      conditions.name,
      Math.round(first),
      Math.round(usable),
      Math.round(theirs),
      (first / theirs).toFixed(2),
      (usable / theirs).toFixed(2),
    ])
  }
  await setConditions(portalSession, { name: 'native', cpu: 1 })
  await barePage.close()
  return { times, bytes }
}

/** What the kit and the portal weigh, and how quick they are: figures for people to read. Budgets are in budgets.ts. */
const entries = await measureEntries()
show(
  'entries of @tracemark/ui, without React, MUI and Emotion',
  ['entry', 'gzip'],
  entries.map(({ name, own }) => [name, own]),
)

const folder = mkdtempSync(join(tmpdir(), 'tracemark-bench-'))
const server = await startServer(PORT, join(folder, 'data'))
const pages = await buildPages()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-background-networking'] })
try {
  // From the network, as the bare page comes: the worker would have the files of a second visit.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' })
  const page = await context.newPage()
  await watchFirstRows(page)
  const portal = new URL(server.addresses.Portal ?? '').origin
  await signIn(page, portal)
  const { times, bytes } = await measureRoute(context, page, portal, pages.addressOf(portal, 'bare-grid'))
  show(
    'the interactions of a restored session: page, scripts and styles over the network',
    ['', 'bytes'],
    [
      ['before the rows can be used', bytes[0]],
      ['in all', bytes[1]],
    ],
  )
  show(`first rows in ms, median of ${RUNS}`, ['', 'portal', 'usable', 'bare MUI grid', 'ratio', 'usable'], times)
  const next = await measureNextPages(page, RUNS)
  const scrolls: (string | number)[][] = []
  for (let run = 0; run < RUNS; run += 1) {
    for (const [name, who] of SCROLLED) {
      const { frames, dropped, longest, processor } = await measureScroll(page, pages.addressOf(portal, name))
      scrolls.push([who, frames, dropped, longest.toFixed(1), processor.toFixed(1)])
    }
  }
  const press = await measureKeyPress(page, pages.addressOf(portal, 'form'))
  show(
    'in the page',
    ['', 'ms'],
    [
      [`next page of rows, beyond the network, median of ${RUNS}`, next.middle.toFixed(1)],
      ['the first of them', next.first.toFixed(1)],
      ['a key press in a form of 200 fields', press.toFixed(1)],
    ],
  )
  show('10,000 rows scroll for two seconds, in turns', ['', 'frames', 'dropped', 'longest, ms', 'processor of a frame, ms'], scrolls)
} finally {
  await browser.close()
  pages.remove()
  await server.stop()
  rmSync(folder, { recursive: true })
}
