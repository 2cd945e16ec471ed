import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const org = 'sierra-alta'
const at = (path: string) => new URL(path, Portal).href

const rowNames = (page: Page) => page.locator('button[data-row] > span')
const label = (page: Page) => page.getByRole('textbox', { name: 'Label' })

/** Adds a question of the kind that stands so far down in the menu. */
const addQuestion = async (page: Page, steps: number, text: string) => {
  await page.getByRole('button', { name: 'Add question' }).press('Enter')
  // Where the menu closes still, the one that was chosen has the focus.
  await expect(page.getByRole('menuitem').and(page.locator(':focus'))).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('menuitem', { name: 'Text', exact: true })).toBeFocused()
  for (let step = 0; step < steps; step += 1) await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(label(page)).toBeFocused()
  await page.keyboard.type(text)
  await page.keyboard.press('Escape')
  await expect(page.locator('button[data-row][aria-current=true]')).toBeFocused()
}

test('a task is designed by keyboard alone, assigned, run by a worker, and its record is seen', async ({ browser }) => {
  const name = `Bag weighing ${test.info().repeatEachIndex}${test.info().retry}`
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, at(addresses.tasks.list.to({ org })), 'owner')
  await page.getByRole('button', { name: 'New task' }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Name' })).toBeFocused()
  await page.keyboard.type(name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: name }).first()).toBeVisible()

  await addQuestion(page, 0, 'Who weighed')
  await addQuestion(page, 1, 'Weight')
  await addQuestion(page, 3, 'The bags are dry')
  await expect(rowNames(page)).toHaveText(['Who weighed', 'Weight', 'The bags are dry'])
  await page.keyboard.press('Alt+ArrowUp')
  await page.keyboard.press('Alt+ArrowUp')
  await expect(rowNames(page)).toHaveText(['The bags are dry', 'Who weighed', 'Weight'])
  await page.keyboard.press('Control+z')
  await expect(rowNames(page)).toHaveText(['Who weighed', 'The bags are dry', 'Weight'])
  // As the worker will see it.
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('textbox', { name: 'Who weighed' })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.keyboard.press('Control+s')
  await expect(page.getByText(`“${name}” was saved`)).toBeVisible()

  await page.getByRole('link', { name: 'Assignments' }).press('Enter')
  await page.getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
  await page.keyboard.type('Esperanza')
  await expect(page.getByRole('option', { name: 'Finca La Esperanza' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).press('Enter')
  await expect(page.getByText('The task was assigned')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Finca La Esperanza' })).toBeVisible()
  expect(await problems(page)).toEqual([])

  const worker = await browser.newPage({ locale: 'en-US', viewport: { width: 360, height: 740 } })
  await openAs(worker, at('/org/sierra-alta/gft'), 'worker')
  await worker.getByRole('button', { name: /^Finca La Esperanza/ }).press('Enter')
  await worker.getByRole('button', { name: 'The whole Grower Group' }).press('Enter')
  await worker.getByRole('button', { name: new RegExp(`^${name}`) }).press('Enter')
  await worker.getByRole('textbox', { name: 'Who weighed' }).fill('Marta')
  await worker.getByRole('radio', { name: 'Yes' }).press('Space')
  await worker.getByRole('textbox', { name: 'Weight' }).fill('69.5')
  await worker.getByRole('button', { name: 'Submit' }).press('Enter')
  await expect(worker.getByText('Your interaction was received.')).toBeVisible()
  await worker.close()

  await page.goto(at(`${addresses.interactions.list.to({ org })}?search=${encodeURIComponent(name)}`))
  await page.getByRole('grid').getByRole('link').first().press('Enter')
  await expect(page.getByText('Marta')).toBeVisible()
  await expect(page.getByText('69.5')).toBeVisible()
  await page.close()
})
