import { expect, type Page, test } from '@playwright/test'
import { addresses, firstRow, interactionsPath, openAs } from './journey.ts'

const { Portal } = addresses()
const at = (path: string) => new URL(path, Portal).href

const openList = async (page: Page) => {
  await openAs(page, at(interactionsPath), 'member')
  await firstRow(page).waitFor()
}

test('chosen columns, their order and widths and the height of rows outlast a reload', async ({ page }) => {
  await openList(page)
  const heads = () =>
    page
      .getByRole('columnheader')
      .evaluateAll((cells) => cells.map((cell) => `${cell.textContent} ${Math.round(cell.getBoundingClientRect().width)}`))
  const names = async () => (await heads()).map((head) => head.replace(/ \d+$/, ''))
  const all = await names()
  const choose = async (role: 'menuitem' | 'menuitemcheckbox', name: string) => {
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole(role, { name }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  await choose('menuitemcheckbox', 'Task')
  await expect.poll(names).not.toContain('Task')
  // What had no room before has it now.
  const [first = '', second = '', ...others] = await names()
  await choose('menuitemcheckbox', 'Comfortable rows')
  await page.getByRole('columnheader').first().hover()
  await page
    .getByRole('button', { name: /^Menu of/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Move right' }).click()
  await expect.poll(names).toEqual([second, first, ...others])
  const edge = page.locator('.MuiDataGrid-columnSeparator').first()
  await edge.hover()
  await page.mouse.down()
  const { x = 0, y = 0 } = (await edge.boundingBox()) ?? {}
  await page.mouse.move(x + 60, y + 10)
  await page.mouse.up()
  const chosen = await heads()
  await page.reload()
  await firstRow(page).waitFor()
  expect([await heads(), (await firstRow(page).boundingBox())?.height]).toEqual([chosen, 48])
  await choose('menuitem', 'Reset layout')
  expect([await names(), (await firstRow(page).boundingBox())?.height]).toEqual([all, 36])
})

test('Back goes on at the row that was opened, by keys and by mouse, and moves nothing', async ({ page }) => {
  await openList(page)
  const grid = page.getByRole('grid')
  const opened = grid.getByRole('row').nth(31)
  const cell = opened.getByRole('gridcell').first()
  const scrolled = () => page.evaluate(() => scrollY)
  const name = (await cell.textContent()) ?? ''
  await opened.scrollIntoViewIfNeeded()
  const isOpen = async () => {
    await page.getByRole('link', { name: 'Interactions' }).first().waitFor()
    await expect(grid).toHaveCount(0)
  }
  await opened.click()
  await isOpen()
  await page.goBack()
  await expect(cell).toBeFocused()
  await expect(cell).toHaveText(name)
  const place = await scrolled()
  await page.keyboard.press('Enter')
  await isOpen()
  await page.goBack()
  await expect(cell).toBeFocused()
  expect(await scrolled()).toBe(place)
})

test('the heads stay below the bar while the rows scroll by, also sideways', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 700 })
  await openList(page)
  const placeOfHead = async () => {
    await page.evaluate(() => scrollTo(0, 700))
    const head = page.getByRole('columnheader').last()
    await head.scrollIntoViewIfNeeded()
    return [Math.round((await head.boundingBox())?.y ?? 0), await page.evaluate(() => scrollY)]
  }
  await expect.poll(placeOfHead).toEqual([52, 700])
})

test('what an address asks for and no list knows is said once, and leaves the address', async ({ page }) => {
  await openAs(page, at(`${interactionsPath}?sort=colour_up&classification=alert,pink`), 'member')
  const said = page.getByText('The list ignores “sort=colour_up, classification=alert,pink”')
  await expect(said).toBeVisible()
  await expect(page).toHaveURL(/interactions\?classification=alert$/)
  await expect(said).toHaveCount(0)
})
