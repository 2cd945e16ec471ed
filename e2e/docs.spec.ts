import { expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { addresses } from './journey.ts'

const { API } = addresses()

const searchIn = (page: Page) => page.getByRole('searchbox', { name: 'Search the calls, types and guides' })
const LIST = "The organization's interactions, newest first"
const list = (page: Page) => page.getByRole('article', { name: LIST })
const found = (page: Page) => page.locator('.entry:visible')

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [360, 1440])
    test.describe(`${colorScheme}, ${width} pixels`, () => {
      test.use({ colorScheme, viewport: { width, height: 800 } })

      const expectFit = async (page: Page) => {
        expect(await problems(page)).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
      }

      test('a search finds a call and opens it, and nothing is out of reach, too faint or wider than the page', async ({ page }) => {
        // The page is long: axe takes its time on a busy machine.
        test.slow()
        await page.goto(API)
        await searchIn(page).fill('interactions newest')
        await expect(page.getByRole('status')).toHaveText('1 found')
        await found(page).getByText(LIST).click()
        await expect(list(page).getByText('Recorded at or after this instant.')).toBeVisible()
        await searchIn(page).clear()
        await expect(list(page)).toBeVisible()
        await expectFit(page)
      })

      test('nor is it in a guide', async ({ page }) => {
        await page.goto(`${API}/guides/task-run`)
        await expectFit(page)
      })
    })

test('a search says when nothing is found, and shows all again when it is emptied', async ({ page }) => {
  await page.goto(API)
  const all = await found(page).count()
  await searchIn(page).fill('interactions zebra')
  await expect(page.getByRole('status')).toHaveText('0 found')
  await expect(page.getByText('Nothing has all of these words.')).toBeVisible()
  await expect(found(page)).toHaveCount(0)
  await searchIn(page).clear()
  await expect(page.getByText('Nothing has all of these words.')).toBeHidden()
  await expect(found(page)).toHaveCount(all)
})

test('the keyboard goes past the contents', async ({ page }) => {
  await page.goto(API)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('main').getByRole('link', { name: 'First token' })).toBeFocused()
})

test('the keyboard goes into the search, and from there to what it found', async ({ page }) => {
  await page.goto(API)
  for (const _ of ['skip', 'brand', 'document', 'search']) await page.keyboard.press('Tab')
  await expect(searchIn(page)).toBeFocused()
  await page.keyboard.type('webhooks create')
  await page.keyboard.press('Enter')
  await expect(found(page).first().locator('summary')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(found(page).first()).toHaveAttribute('open', '')
})

test('a link into the reference opens what it leads to, whatever was searched', async ({ page }) => {
  await page.goto(`${API}#interactions.get`)
  const call = page.locator('[id="interactions.get"]')
  await expect(call).toBeVisible()
  await searchIn(page).fill('webhooks create')
  await expect(call).toBeHidden()
  await page.goto(`${API}#interactions.list`)
  await expect(list(page).getByText('Recorded at or after this instant.')).toBeVisible()
  await expect(searchIn(page)).toHaveValue('')
})
