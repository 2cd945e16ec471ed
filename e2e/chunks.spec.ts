import { type BrowserContext, expect, type Page, type Request, test } from '@playwright/test'
import { addresses, interactionsPath, openAs } from './journey.ts'

const { Portal } = addresses()
const at = (path: string) => new URL(path, Portal).href

const openInteractions = async (page: Page) => {
  await openAs(page, at(interactionsPath), 'member')
  await expect(page.getByText(/^1 to \d+ of/)).toBeVisible()
}

const openAgain = async (page: Page) => {
  await page.goto(at(interactionsPath))
  await expect(page.getByText(/^1 to \d+ of/)).toBeVisible()
}

/** A press leads to field tasks, whose code and look no page of staff brings along. */
const runTask = (page: Page) => page.getByRole('button', { name: 'Run a task' }).click()

for (const [what, file, said] of [
  ['code', /\/assets\/guided-tasks-page-[^/]*\.js$/, 'Part of the portal could not be loaded'],
  ['look', /\/assets\/guided-tasks-page-[^/]*\.css$/, 'The page’s styles could not be loaded'],
] as const)
  test(`a page whose ${what} does not come says so, and opens with the next try`, async ({ page }) => {
    await openInteractions(page)
    let aborted = 0
    await page.route(file, (route) => {
      aborted += 1
      return route.abort()
    })
    await runTask(page)
    const alert = page.getByRole('alert')
    await expect(alert.getByRole('heading', { name: said })).toBeVisible()
    await expect(alert).toContainText('or a new version was released. Reload the page.')
    expect(aborted).toBeGreaterThan(0)
    await page.unroute(file)
    await alert.getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveURL(at('/org/sierra-alta/gft'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

/** Notes, at each frame, classes of ours that are drawn before a style sheet has them. */
const noteUnstyled = () => {
  const texts = new Map<CSSStyleSheet, string>()
  const styled = new Map<string, boolean>()
  const has = (name: string) => [...texts.values()].some((text) => text.includes(`.${name}`))
  const look = () => {
    for (const sheet of document.styleSheets)
      if (!texts.has(sheet)) texts.set(sheet, [...sheet.cssRules].map(({ cssText }) => cssText).join())
    for (const { classList } of document.querySelectorAll('[class*="tm-"]'))
      for (const name of classList) if (!styled.has(name)) styled.set(name, has(name))
    requestAnimationFrame(look)
  }
  look()
  Object.assign(globalThis, {
    listUnstyled: () => [...styled].filter(([name, wasStyled]) => !wasStyled && has(name)).map(([name]) => name),
    countStyled: () => [...styled.values()].filter(Boolean).length,
  })
}

test('a page whose styles come after all of its code is never drawn without them', async ({ page }) => {
  await page.addInitScript(noteUnstyled)
  const scripts = new Set<Request>()
  page.on('request', (request) => request.resourceType() === 'script' && scripts.add(request))
  page.on('requestfinished', (request) => scripts.delete(request))
  page.on('requestfailed', (request) => scripts.delete(request))
  const late = new Set<string>()
  await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
    await expect.poll(() => scripts.size).toBe(0)
    late.add(/assets\/(.+)-.{8}\.css$/.exec(route.request().url())?.[1] ?? '')
    await route.continue()
  })
  const look = (name: 'listUnstyled' | 'countStyled') =>
    page.evaluate((name) => (globalThis as unknown as Record<string, () => unknown>)[name]?.(), name)
  await openInteractions(page)
  expect(await look('listUnstyled')).toEqual([])
  await runTask(page)
  await expect(page).toHaveURL(at('/org/sierra-alta/gft'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await look('listUnstyled')).toEqual([])
  expect(await look('countStyled')).toBeGreaterThan(50)
  expect(late).toEqual(new Set(['start', 'staff-styles', 'field-styles', 'guided-tasks-page']))
})

const withoutNetwork = async (context: BrowserContext, work: () => Promise<void>) => {
  await context.setOffline(true)
  await work()
  await context.setOffline(false)
}

test('without a network a page that does not come says that this is why, and opens once there is one', async ({ page, context }) => {
  await openInteractions(page)
  const alert = page.getByRole('alert')
  const menu = page.getByRole('link', { name: 'Value chains' })
  await withoutNetwork(context, async () => {
    await menu.click()
    await expect(alert.getByRole('heading', { name: 'could not be loaded' })).toBeVisible()
    await expect(menu).toBeVisible()
  })
  await expect(page.getByRole('heading', { level: 1, name: 'Value chains' })).toBeVisible()
  await openAgain(page)
  await withoutNetwork(context, async () => {
    await runTask(page)
    // Code and styles both fail: which of them is told first is the bundler's choice.
    await expect(alert.getByRole('heading', { name: 'could not be loaded' })).toBeVisible()
    await expect(alert).toContainText('This device is offline')
  })
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(at('/org/sierra-alta/gft'))
})
