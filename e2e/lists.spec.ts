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
