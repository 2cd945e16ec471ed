import { expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { addresses, firstRow, interactionsPath, openAs } from './journey.ts'

const { Portal } = addresses()
const at = (path: string): string => new URL(path, Portal).href

/** Opens the first alert of the list. */
const openFirstAlert = async (page: Page): Promise<void> => {
  await openAs(page, at(`${interactionsPath}?classification=alert&range=all`), 'owner')
  await firstRow(page).getByRole('link').first().click()
  await expect(page.getByRole('region', { name: 'Answers' })).toBeVisible()
}

test('an interaction is corrected in the open: what was recorded stays, with who changed it and why', async ({ page }) => {
  await openFirstAlert(page)
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'Correct' }).click()
  const drawer = page.getByRole('dialog', { name: 'Correct interaction' })
  await expect(drawer.getByRole('radio', { name: 'Alert' })).toBeChecked()
  expect(await problems(page)).toEqual([])

  await test.step('without a reason nothing is saved', async () => {
    await drawer.getByRole('radio', { name: 'Warning' }).check()
    await drawer.getByRole('button', { name: 'Save correction' }).click()
    await expect(drawer.getByRole('textbox', { name: 'Reason' })).toBeFocused()
  })

  await test.step('Back asks before what was entered is lost', async () => {
    await page.goBack()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Stay here' }).click()
    await expect(drawer.getByRole('radio', { name: 'Warning' })).toBeChecked()
  })

  await drawer.getByRole('textbox', { name: 'Reason' }).fill('Weighed again on the patio')
  await drawer.getByRole('button', { name: 'Save correction' }).click()
  await expect(drawer).toHaveCount(0)
  await expect(page).toHaveURL(at(path))
  await expect(page.getByText('Interaction updated')).toBeVisible()
  const corrections = page.getByRole('region', { name: 'Corrections' })
  await expect(corrections.getByText('Weighed again on the patio')).toBeVisible()
  await expect(corrections.getByRole('listitem').first()).toContainText(/Before: Alert.*After: Warning/)
  expect(await problems(page)).toEqual([])
})

test('interactions of the list are classified together, and are brought back', async ({ page }) => {
  await openAs(page, at(`${interactionsPath}?range=all&perPage=10`), 'owner')
  const rows = page.getByRole('grid', { name: 'Interactions' }).getByRole('row')
  // Of what was recorded last, some may be unclassified already.
  const before = await rows.nth(1).textContent()
  await rows.nth(1).getByRole('checkbox').check()
  await rows.nth(2).getByRole('checkbox').check()
  await page.getByRole('button', { name: 'Change classification' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Classification' }).click()
  await page.getByRole('option', { name: 'Unclassified' }).click()
  await dialog.getByRole('button', { name: 'Change classification' }).click()
  await expect(page.getByText('2 interactions updated')).toBeVisible()
  await expect(rows.nth(1)).toContainText('Unclassified')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows.nth(1)).toHaveText(before ?? '')
})

test('an interaction that no longer holds says so, and can hold again', async ({ page }) => {
  await openFirstAlert(page)
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name }).click()
  }
  await choose('Expire')
  await page.getByRole('alertdialog').or(page.getByRole('dialog')).getByRole('button', { name: 'Expire' }).click()
  await expect(page.getByText('This interaction is no longer valid')).toBeVisible()
  await choose('Make valid again')
  await expect(page.getByText('This interaction is no longer valid')).toHaveCount(0)
})

test('an interaction is hidden, found among the hidden ones, and restored', async ({ page }) => {
  await openFirstAlert(page)
  const path = new URL(page.url()).pathname
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Hide' }).click()
  await expect(page.getByText(/ was hidden$/)).toBeVisible()
  await expect(page).toHaveURL(at(`${interactionsPath}?classification=alert&range=all`))

  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Hidden or deleted' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Hidden or deleted' })).toBeVisible()
  const row = page.getByRole('grid', { name: 'Hidden or deleted' }).getByRole('row').nth(1)
  await expect(row.getByRole('gridcell', { name: 'Hidden' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await row.getByRole('button', { name: /^Actions for / }).click()
  await page.getByRole('menuitem', { name: 'Restore' }).click()
  await expect(page.getByText(/ was restored$/)).toBeVisible()
  await expect(page.getByText('Nothing is hidden or deleted')).toBeVisible()

  await page.goto(at(path))
  await expect(page.getByRole('region', { name: 'Corrections' }).getByRole('listitem').first()).toContainText(
    /Before: Hidden.*After: Shown/,
  )
})

test('one interaction leads to the next of its list, and Back to the list', async ({ page }) => {
  await openFirstAlert(page)
  const first = page.url()
  const ways = page.getByRole('navigation', { name: 'List of this record' })
  await expect(ways.getByText(/^1 of \d+$/)).toBeVisible()
  await expect(ways.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await ways.getByRole('button', { name: 'Next' }).click()
  await expect(ways.getByText(/^2 of \d+$/)).toBeVisible()
  expect(page.url()).not.toBe(first)
  await ways.getByRole('button', { name: 'Previous' }).click()
  await expect(page).toHaveURL(first)
  await page.goBack()
  await expect(page).toHaveURL(at(`${interactionsPath}?classification=alert&range=all`))
})

test('what workers recorded is reviewed one after the other: sent back with a reason, approved, and opened again', async ({ page }) => {
  await openAs(page, at(`${interactionsPath}?review=received&range=all`), 'owner')
  await firstRow(page).getByRole('link').first().click()
  const review = page.getByRole('region', { name: 'Review' })
  await expect(review.getByText('Waiting for review')).toBeVisible()
  const first = page.url()
  expect(await problems(page)).toEqual([])

  await review.getByRole('button', { name: 'Send back' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('The record book is missing.')
  await dialog.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText(/ was sent back$/)).toBeVisible()

  await test.step('the next of the list opens, and is approved', async () => {
    await expect(page).not.toHaveURL(first)
    const second = page.url()
    await expect(review.getByText('Waiting for review')).toBeVisible()
    await review.getByRole('button', { name: 'Approve' }).click()
    await expect(page.getByText(/ was approved$/)).toBeVisible()
    await page.goto(second)
    await expect(review.getByText('Approved')).toBeVisible()
    await expect(review.getByText('Reopen the review to correct this interaction.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Correct' })).toHaveCount(0)
    await review.getByRole('button', { name: 'Reopen review' }).click()
    await expect(review.getByText('Waiting for review')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Correct' })).toBeVisible()
  })

  await page.goto(first)
  await expect(review.getByText('The record book is missing.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Corrections' }).getByText(/^Review by /)).toBeVisible()
})
