import { expect, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()

test('a value chain begins with a template, is put in order, saved and deleted', async ({ page }) => {
  await openAs(page, new URL(addresses['value-chains'].list.to({ org: 'sierra-alta' }), Portal).href, 'owner')
  await page.getByRole('button', { name: 'New value chain' }).click()
  const drawer = page.getByRole('dialog', { name: 'New value chain' })
  await drawer.getByRole('radio', { name: 'Coffee' }).check({ force: true })
  await expect(drawer.getByRole('list', { name: 'Elements' })).toContainText('Wet mill')
  await drawer.getByRole('textbox', { name: 'Name' }).fill('Coffee of the journey')
  await drawer.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Coffee of the journey' })).toBeVisible()

  const elements = page.getByRole('list', { name: 'Elements' })
  const order = () =>
    elements
      .getByRole('button', { name: /^Move / })
      .evaluateAll((handles) => handles.slice(0, 3).map((handle) => handle.getAttribute('aria-label')))
  await expect.poll(order).toEqual(['Move Farm', 'Move Wet mill', 'Move Drying'])
  await elements.getByRole('button', { name: 'Move Farm' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Farm picked up at position 1 of 8')).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Farm moved to position 2 of 8')).toBeAttached()
  await page.keyboard.press('Space')
  await expect.poll(order).toEqual(['Move Wet mill', 'Move Farm', 'Move Drying'])

  await elements.getByRole('button', { name: 'Drying', exact: true }).click()
  const element = page.getByRole('dialog', { name: 'Drying' })
  const gln = element.getByRole('textbox', { name: 'GLN' })
  await gln.fill('7701234000018')
  await element.getByRole('button', { name: 'Done' }).click()
  await expect(gln).toBeFocused()
  await expect(gln).toHaveAccessibleDescription(/The check digit should be 1\./)
  expect(await problems(page)).toEqual([])
  await gln.fill('7701234000011')
  await element.getByRole('button', { name: 'Done' }).click()
  await expect(element).toHaveCount(0)
  await expect(page.getByText('2 unsaved changes')).toBeVisible()

  await test.step('a tab is turned without a question, the page is not left without one', async () => {
    await page.getByRole('link', { name: 'General' }).click()
    await page.getByRole('textbox', { name: 'Description' }).fill('From the farm to the cup.')
    await expect(page.getByText('3 unsaved changes')).toBeVisible()
    await page.getByRole('link', { name: 'Value chains' }).last().click()
    await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
    await page.getByRole('link', { name: /^Elements/ }).click()
  })
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('“Coffee of the journey” was saved')).toBeVisible()
  await expect(page.getByText(/unsaved change/)).toHaveCount(0)
  await page.reload()
  await expect.poll(order).toEqual(['Move Wet mill', 'Move Farm', 'Move Drying'])

  await page.getByRole('link', { name: 'Value chains' }).last().click()
  const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: 'Coffee of the journey' }) })
  await expect(row.getByRole('gridcell', { name: '8', exact: true })).toBeVisible()
  await row.getByRole('link').click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog', { name: 'Delete “Coffee of the journey”?' }).getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Coffee of the journey” was deleted')).toBeVisible()
  await expect(row).toHaveCount(0)
})

test('a chain that assets have says so, and where', async ({ page }) => {
  await openAs(page, new URL(addresses['value-chains'].list.to({ org: 'sierra-alta' }), Portal).href, 'owner')
  await page.getByRole('link', { name: 'Coffee, from farm to port' }).click()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: '“Coffee, from farm to port” is in use, so it can’t be deleted' })
  await expect(dialog.getByRole('link', { name: /^\d+ Grower Groups$/ })).toHaveAttribute('href', /products\/list\?valueChainId=/)
  await expect(dialog.getByText('It is the default. Set another chain as the default first.')).toBeVisible()
  await dialog.getByRole('button', { name: /Cancel|Close/ }).click()
  await page.getByRole('link', { name: /^Used by/ }).click()
  await expect(page.getByRole('list', { name: 'Used by' }).getByRole('link').first()).toBeVisible()
})
