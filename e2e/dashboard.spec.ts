import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const org = 'sierra-alta'
const dashboard = new URL(addresses.dashboard.home.to({ org }), Portal).href

const readNumber = (text: string | null | undefined): number => Number(/[\d,]+$/.exec(text ?? '')?.[0].replaceAll(',', ''))
const getTotal = (page: Page) => page.getByRole('link', { name: /^Total interactions: / })
const readTotal = async (page: Page): Promise<number> => readNumber(await getTotal(page).getAttribute('aria-label'))
/** How many rows the list says that there are. */
const readCount = async (page: Page): Promise<number> => readNumber(await page.getByText(/^1 to [\d,]+ of [\d,]+$/).textContent())

test('each number opens the interactions that it counts, and Back comes back to its period', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, dashboard, 'owner')
  const before = await readTotal(page)
  await page.getByRole('button', { name: /^Period:/ }).click()
  await page.getByRole('menuitemradio', { name: /^Last 12 months/ }).click()
  await expect(page).toHaveURL(/range=last_12_months/)
  // Until the period's own number comes, the one before may stand there.
  await expect.poll(() => readTotal(page)).not.toBe(before)
  const total = await readTotal(page)
  expect(await problems(page)).toEqual([])

  await getTotal(page).click()
  await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible()
  expect(await readCount(page)).toBe(total)
  await page.goBack()
  await expect(getTotal(page)).toBeVisible()
  expect([new URL(page.url()).searchParams.get('range'), await readTotal(page)]).toEqual(['last_12_months', total])

  const warnings = page
    .getByRole('listitem')
    .filter({ hasText: /^Warning/ })
    .getByRole('link')
  const counted = readNumber(/^Warning([\d,]+)/.exec((await warnings.textContent()) ?? '')?.[1])
  await warnings.click()
  await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible()
  expect(await readCount(page)).toBe(counted)
  await page.close()
})

test('tasks and services add up to the total, and an organization opens with the dashboard where a person chose it', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 360, height: 760 } })
  await openAs(page, `${dashboard}?range=last_12_months`, 'owner')
  const total = await readTotal(page)
  const readTile = async (name: 'Tasks' | 'Services') =>
    readNumber(await page.getByRole('link', { name: new RegExp(`^${name}: `) }).getAttribute('aria-label'))
  expect((await readTile('Tasks')) + (await readTile('Services'))).toBe(total)
  expect(await problems(page)).toEqual([])

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Open the dashboard first' }).click()
  await expect(page.getByText('On this device, organizations now open with the dashboard')).toBeVisible()
  await page.goto(new URL(`/org/${org}`, Portal).href)
  await expect(getTotal(page)).toBeVisible()
  await page.close()
})

test('what needs attention is one press away: each number is that of the list behind it', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, dashboard, 'owner')
  const lists = [
    ['Overdue jobs', 'Jobs'],
    ['Jobs due in 7 days', 'Jobs'],
    ['Waiting for review', 'Interactions'],
    ['New or corrected since yesterday', 'Interactions'],
  ] as const
  for (const [name, list] of lists) {
    const link = page.getByRole('region', { name: 'Needs attention' }).getByRole('link', { name: `${name}: ` })
    const counted = readNumber(await link.getAttribute('aria-label'))
    await link.click()
    await expect(page.getByRole('heading', { name: list, exact: true })).toBeVisible()
    // Nothing is counted by no pager.
    if (counted === 0) await expect(page.getByRole('heading', { name: 'No results for these filters' })).toBeVisible()
    else expect(await readCount(page)).toBe(counted)
    await page.goBack()
  }
  await page.close()
})
