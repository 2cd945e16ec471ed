import { expect, type Locator, type Page, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const org = 'open-granary'
/** A thousand units are made in two portions. */
const MADE_MS = 60_000

const at = (path: string): string => new URL(path, Portal).href
const grid = (page: Page) => page.getByRole('grid', { name: 'Units' })
const getRow = (page: Page, name: string): Locator => grid(page).getByRole('row').filter({ hasText: name })

const changeStatus = async (page: Page, status: string): Promise<void> => {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Status' }).click()
  await page.getByRole('option', { name: status, exact: true }).click()
  await dialog.getByRole('button', { name: 'Change status' }).click()
  await expect(dialog).toHaveCount(0)
}

test('a thousand units are created, one is found by its number, and their statuses are changed', async ({ page }) => {
  test.slow()
  await openAs(page, at(addresses.units.all.to({ org })), 'owner')
  await expect(page.getByRole('heading', { level: 1, name: 'Units' })).toBeVisible()
  const shown = page.getByText(/^1 to \d+ of [\d,]+$/)
  const all = (await shown.textContent()) ?? ''
  await page.getByRole('searchbox', { name: 'Search units' }).fill('1')
  await expect(page).toHaveURL(/search=1/)
  await expect(shown).not.toHaveText(all)
  const narrowed = page.url()
  const openFirst = () => grid(page).getByRole('row').nth(1).getByRole('link').first().click()
  const back = page.getByRole('main').getByRole('link', { name: 'Units', exact: true }).first()

  await test.step('a unit belongs to the list that it was opened from, and leads back to it', async () => {
    await openFirst()
    await expect(page.getByRole('region', { name: 'Details' })).toBeVisible()
    await expect(page.getByRole('navigation').getByRole('link', { name: 'Units', exact: true })).toHaveAttribute('aria-current', 'page')
    await back.click()
    await expect(page).toHaveURL(narrowed)
  })

  await openFirst()
  await page.getByRole('region', { name: 'Details' }).getByRole('link').first().click()
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: 'Units' }).click()
  await expect(page.getByRole('button', { name: 'Create units' })).toBeVisible()
  const list = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Create units' }).click()
  const drawer = page.getByRole('dialog', { name: 'Create units' })
  await drawer.getByRole('combobox', { name: 'Variant' }).click()
  await page.getByRole('listbox').getByRole('option').first().click()
  await drawer.getByRole('textbox', { name: 'Quantity' }).fill('1000')
  await drawer.getByRole('combobox', { name: 'Initial status' }).selectOption('Unknown ID')
  await drawer.getByRole('button', { name: 'Create units' }).click()
  await expect(page.getByText('1,000 of 1,000 units created').first()).toBeVisible({ timeout: MADE_MS })
  await expect(drawer.getByRole('link', { name: 'Print labels' })).toHaveAttribute('href', /\/labels\?variant=/)
  await expect(drawer.getByRole('button', { name: 'Download codes' })).toBeEnabled()
  await drawer.getByRole('link', { name: 'Show units' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page.getByText('1 to 50 of 1,000')).toBeVisible()
  expect(await problems(page)).toEqual([])
  const name = (await grid(page).getByRole('row').nth(7).getByRole('link').first().textContent()) ?? ''
  const number = String(Number(name.split('-').at(-1)))

  await test.step('one is found by its number, and gets a status', async () => {
    await page.goto(at(list))
    await page.getByRole('searchbox', { name: 'Search units' }).fill(number)
    await getRow(page, name).getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Change status' }).click()
    await changeStatus(page, 'Do not use')
    await expect(getRow(page, name)).toContainText('Do not use')
  })

  await test.step('many on two pages get one at once; the one that refuses says why', async () => {
    await page.goto(at(`${list}?numbers=${number}-${Number(number) + 99}`))
    await expect(page.getByText('1 to 50 of 100')).toBeVisible()
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check()
    await page.getByRole('button', { name: 'Select all 100 that match' }).click()
    await expect(page.getByText('100 selected, 50 on other pages')).toBeVisible()
    await page.getByRole('button', { name: 'Change status' }).click()
    await changeStatus(page, 'Active')
    const notice = page.getByRole('alert').filter({ hasText: 'Change status: failed for 1 of 100' })
    await expect(notice).toContainText(name)
    await expect(notice).toContainText('The unit can’t change to this status')
    await expect(getRow(page, name)).toContainText('Do not use')
    await expect(grid(page).getByText('Active')).toHaveCount(49)
  })

  await test.step('a unit is duplicated, which leads to the copy', async () => {
    const row = grid(page).getByRole('row').nth(1)
    const original = (await row.getByRole('link').first().textContent()) ?? ''
    await row.getByRole('button').last().click()
    await page.getByRole('menuitem', { name: 'Duplicate' }).click()
    await page
      .getByRole('dialog', { name: `Duplicate “${original}”` })
      .getByRole('button', { name: 'Duplicate' })
      .click()
    await expect(page.getByText(`“${original}” was duplicated`)).toBeVisible()
    const copy = page.getByRole('heading', { level: 1 })
    await expect(page.getByRole('region', { name: 'Details' })).toBeVisible()
    await expect(copy).not.toHaveText(original)
    await expect(page.getByText('Do not use', { exact: true }).first()).toBeVisible()
    await page.goBack()
  })

  await test.step('a unit is hidden on its page, and deleted there', async () => {
    await getRow(page, name).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Status history' })).toContainText('Unknown ID→Do not useLucía Montoya')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Hide' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
    await expect(page.getByText('Hidden', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    // Back to the list as it was narrowed.
    await expect(page).toHaveURL(at(`${list}?numbers=${number}-${Number(number) + 99}`))
    await expect(page.getByText(`“${name}” was deleted`)).toBeVisible()
  })
})
