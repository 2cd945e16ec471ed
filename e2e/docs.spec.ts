import { expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { addresses } from './journey.ts'

const { API } = addresses()

const LIST = "The organization's interactions, newest first"
/** One call as the viewer shows it. */
const call = (page: Page, title: string) => page.locator('section.section').filter({ has: page.getByRole('heading', { name: title }) })
const list = (page: Page) => call(page, LIST)

/** What the page asks of other servers, and what it was refused: nothing may stand here. */
const watch = (page: Page): string[] => {
  const told: string[] = []
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url())
    if (protocol !== 'data:' && origin !== new URL(API).origin) told.push(request.url())
  })
  page.on('console', (message) => {
    if (message.type() === 'error') told.push(message.text())
  })
  page.on('pageerror', ({ message }) => told.push(message))
  return told
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test.describe(`${colorScheme}, ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      const expectFit = async (page: Page) => {
        expect(await problems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }

      test('the reference opens and asks nobody else, and nothing is out of reach, too faint or wider than the page', async ({ page }) => {
        const told = watch(page)
        await page.goto(API)
        await expect(page.getByRole('heading', { name: 'Tracemark', level: 1 })).toBeVisible()
        await expect(page.getByRole('heading', { name: 'Tokens', exact: true })).toBeVisible()
        await expect(page.getByRole('navigation', { name: 'Documentation' }).getByRole('link', { name: 'Guides' })).toBeVisible()
        await expectFit(page)
        expect(told).toEqual([])
      })

      test('a call is shown with its example, and nothing of it is out of reach, too faint or wider than the page', async ({ page }) => {
        const told = watch(page)
        await page.goto(`${API}#interactions.list`)
        await expect(list(page).getByText('Finca La Esperanza').first()).toBeVisible()
        await expectFit(page)
        expect(told).toEqual([])
      })

      for (const path of ['guides/task-run', 'queries'])
        test(`nor is it in ${path}`, async ({ page }) => {
          await page.goto(`${API}/${path}`)
          await expectFit(page)
        })
    })

test('a search finds a call and opens it', async ({ page }) => {
  await page.goto(API)
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByRole('combobox').fill('interactions newest')
  await page.getByRole('option', { name: LIST }).click()
  await expect(page).toHaveURL(/#tag\/interactions\/list$/)
  await expect(list(page).getByText('Number of the organization, that of the token.')).toBeInViewport()
  await expect(list(page).getByText('Recorded at or after this instant.')).toBeAttached()
})

test('examples are written in the language that was chosen', async ({ page }) => {
  await page.goto(API)
  await page.getByRole('tab', { name: 'Python' }).click()
  await page.goto(`${API}#interactions.list`)
  await expect(list(page).getByText('requests.get(')).toBeVisible()
})

test('a call is tried here with a token that is given', async ({ page }) => {
  const told = watch(page)
  await page.goto(`${API}#interactions.list`)
  await expect(list(page).getByText('YOUR_SECRET_TOKEN')).toBeVisible()
  await list(page).getByRole('button', { name: 'Test Request' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Bearer Token').fill('tmk_none')
  await dialog.getByRole('button', { name: /^Send/ }).first().click()
  await expect(dialog.getByText('token_invalid').first()).toBeVisible()
  // Refused by our own server, as it should be.
  expect(told.filter((text) => !text.includes('401'))).toEqual([])
})

for (const [old, place, heading] of [
  ['interactions.get', '#tag/interactions/get', 'One interaction with its answers'],
  ['interactions', '#tag/interactions', 'Interactions'],
  ['tokens', '#description/tokens', 'Tokens'],
  ['error-not_found', '#description/errors', 'Errors'],
  ['type-Category', '#types/Category', 'Category'],
  ['query-notifications', '/queries#query-notifications', 'Queries'],
  ['guides', '/guides', 'Guides'],
] as const)
  test(`the address of old ${old} leads to what it led to`, async ({ page }) => {
    await page.goto(`${API}#${old}`)
    await expect(page).toHaveURL(({ href }) => href.startsWith(`${API}${place}`))
    await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible()
  })

test('a link of the page itself leads on, too', async ({ page }) => {
  await page.goto(API)
  await page.getByRole('link', { name: 'making one' }).click()
  await expect(page).toHaveURL(/#tag\/accessTokens\/create$/)
  await expect(page.getByRole('heading', { name: /^Make a key/ })).toBeInViewport()
})

const queries = `${API}/queries`
const searchIn = (page: Page) => page.getByRole('searchbox', { name: 'Search the queries' })
const found = (page: Page) => page.locator('.entry:visible')

test('a search says when nothing is found, and shows all again when it is emptied', async ({ page }) => {
  await page.goto(queries)
  const all = await found(page).count()
  await searchIn(page).fill('notifications zebra')
  await expect(page.getByRole('status')).toHaveText('0 found')
  await expect(page.getByText('No query has all of these words.')).toBeVisible()
  await expect(found(page)).toHaveCount(0)
  await searchIn(page).clear()
  await expect(page.getByText('No query has all of these words.')).toBeHidden()
  await expect(found(page)).toHaveCount(all)
})

test('the keyboard goes past the contents', async ({ page }) => {
  await page.goto(`${API}/guides`)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'First token' })).toBeFocused()
})

test('the keyboard goes into the search, and from there to what it found', async ({ page }) => {
  await page.goto(queries)
  for (const _ of ['skip', 'brand', 'search']) await page.keyboard.press('Tab')
  await expect(searchIn(page)).toBeFocused()
  await page.keyboard.type('notifications')
  await page.keyboard.press('Enter')
  await expect(found(page).first().locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(found(page).first()).toHaveAttribute('open', '')
})

test('a link into the queries opens what it leads to, whatever was searched', async ({ page }) => {
  await page.goto(`${queries}#query-myaccount`)
  const query = page.locator('#query-myaccount')
  await expect(query).toBeVisible()
  await searchIn(page).fill('notifications')
  await expect(query).toBeHidden()
  await page.goto(`${queries}#query-thing`)
  await expect(page.locator('#query-thing')).toBeVisible()
  await expect(searchIn(page)).toHaveValue('')
})
