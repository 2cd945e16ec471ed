import { expect, type Page, test } from '@playwright/test'
import { addresses, firstRow, interactionsPath, signIn } from './journey.ts'

const { Portal } = addresses()
const at = (path: string) => new URL(path, Portal).href

const openList = async (page: Page) => {
  await page.goto(at(interactionsPath))
  await signIn(page, 'member')
  await firstRow(page).waitFor()
}

test('chosen columns and the height of rows outlast a reload', async ({ page }) => {
  await openList(page)
  const heads = () => page.getByRole('columnheader').allTextContents()
  const all = await heads()
  const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string) => {
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole(role, { name }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await choose('menuitemcheckbox', 'Task')
  await choose('menuitemcheckbox', 'Roomy rows')
  const chosen = all.filter((head) => head !== 'Task')
  expect(await heads()).toEqual(chosen)
  await page.reload()
  await firstRow(page).waitFor()
  expect([await heads(), (await firstRow(page).boundingBox())?.height]).toEqual([chosen, 48])
  await choose('menuitem', 'Reset layout')
  expect([await heads(), (await firstRow(page).boundingBox())?.height]).toEqual([all, 36])
})

test('Back goes on at the row that was opened, by keys and by mouse, and moves nothing', async ({ page }) => {
  // What waits until the first rows are there returns the focus, too.
  const later = page.waitForResponse(/organization-later-/)
  await openList(page)
  await later
  const rows = page.getByRole('table').locator('tbody').getByRole('row')
  const scrolled = () => page.evaluate(() => scrollY)
  const opened = rows.nth(30)
  const name = (await opened.getByRole('cell').first().textContent()) ?? ''
  await opened.scrollIntoViewIfNeeded()
  const isOpen = async () => {
    await page.getByRole('link', { name: 'Interactions' }).first().waitFor()
    await expect(page.getByRole('table')).toHaveCount(0)
  }
  await opened.click()
  await isOpen()
  await page.goBack()
  await expect(opened).toBeFocused()
  await expect(opened).toContainText(name)
  const place = await scrolled()
  await page.keyboard.press('Enter')
  await isOpen()
  await page.goBack()
  await expect(page.getByRole('grid').getByRole('row').nth(31).getByRole('gridcell').first()).toBeFocused()
  expect(await scrolled()).toBe(place)
})

test('the heads stay below the bar while the rows scroll by, as a table and as the grid, also sideways', async ({ page }) => {
  const later = page.waitForResponse(/organization-later-.*css/)
  await page.setViewportSize({ width: 800, height: 700 })
  await openList(page)
  await later
  const placeOf = async (list: 'table' | 'grid') => {
    await page.evaluate(() => scrollTo(0, 700))
    const head = page.getByRole(list).getByRole('columnheader').last()
    await head.scrollIntoViewIfNeeded()
    return [Math.round((await head.boundingBox())?.y ?? 0), await page.evaluate(() => scrollY)]
  }
  await expect.poll(() => placeOf('table')).toEqual([52, 700])
  await page.getByRole('columnheader').last().hover()
  await page.getByRole('grid').waitFor()
  await expect.poll(() => placeOf('grid')).toEqual([52, 700])
})

test('what an address asks for and no list knows is said once, and leaves the address', async ({ page }) => {
  await page.goto(at(`${interactionsPath}?sort=colour_up&classification=alert,pink`))
  await signIn(page, 'member')
  const said = page.getByText('The list is shown without “sort=colour_up, classification=alert,pink”')
  await expect(said).toBeVisible()
  await expect(page).toHaveURL(/interactions\?classification=alert$/)
  await expect(said).toHaveCount(0)
})
