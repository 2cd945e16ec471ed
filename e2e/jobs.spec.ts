import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { answerMoistureCheck, openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const org = 'sierra-alta'
const list = new URL(addresses.jobs.list.to({ org }), Portal).href

const beginJob = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New job' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
  await drawer.getByRole('combobox', { name: /^(Asset|Grower Group)/ }).fill('Esperanza')
  await page.getByRole('option', { name: 'Finca La Esperanza' }).click()
  return drawer
}

const makeJob = async (page: Page, name: string) => {
  const drawer = await beginJob(page, name)
  await drawer.getByRole('combobox', { name: /^(Unit|Farmer)/ }).fill('SA-0004-2')
  // The first of them have jobs in the demo.
  await page.getByRole('listbox').getByRole('option').last().click()
  await drawer.getByRole('combobox', { name: 'Task' }).click()
  await page.getByRole('option', { name: 'Moisture check' }).click()
  await drawer.getByRole('combobox', { name: 'Assigned to' }).fill('Yamileth')
  await page.getByRole('option', { name: 'Yamileth Ospina' }).click()
  await drawer.getByRole('button', { name: 'Create' }).click()
  await expect(drawer).toBeHidden()
}

test('a job is done through its link, by somebody without an account, and then stands among the completed', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US' })
  await openAs(page, `${list}?search=Handover`, 'owner')
  await makeJob(page, 'Handover before the weekend')
  await page.getByRole('button', { name: 'Assigned to' }).click()
  await page.getByRole('searchbox', { name: 'Find Assigned to' }).fill('Yamileth')
  await page.getByRole('menuitemradio', { name: 'Yamileth Ospina' }).click()
  await page.getByRole('link', { name: 'Handover before the weekend' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: 'Create a link' }).click()
  const link = (await drawer.getByText(/\/task\//).textContent()) ?? ''

  const visitor = await browser.newPage({ locale: 'en-US' })
  await visitor.goto(link)
  await answerMoistureCheck(visitor, '11')
  await visitor.getByRole('button', { name: 'Submit' }).click()
  await expect(visitor.getByText('Your interaction was received.')).toBeVisible()
  await visitor.close()

  await page.goto(`${list}?search=Handover&view=board`)
  const completed = page.getByRole('region', { name: 'Completed' })
  await expect(completed.getByRole('listitem')).toHaveCount(1)
  expect(await problems(page)).toEqual([])
  await page.close()
})

test('cards are moved by key and by dragging, and what may not be moved stays and says why', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, `${list}?search=Weighing&view=board`, 'owner')
  const column = (name: string) => page.getByRole('region', { name })
  await expect(column('Open').getByText('Nothing here')).toBeVisible()
  await makeJob(page, 'Weighing of the first bags')
  await expect(column('Open').getByRole('listitem')).toHaveCount(1)

  await column('Open').getByRole('link', { name: 'Weighing of the first bags' }).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Start' }).click()
  await expect(column('In progress').getByRole('listitem')).toHaveCount(1)
  await expect(column('In progress').getByRole('link', { name: 'Weighing of the first bags' })).toBeFocused()

  await expect(column('In progress').getByRole('listitem')).toHaveAttribute('aria-busy', 'false')
  await column('In progress').getByRole('listitem').dragTo(column('Completed'))
  await expect(column('Completed').getByRole('listitem')).toHaveCount(1)
  await expect(column('Completed').getByRole('listitem')).toHaveAttribute('aria-busy', 'false')
  await column('Completed').getByRole('listitem').dragTo(column('Open'))
  await expect(page.getByText(/stays where it is\. What is completed stays completed\./)).toBeVisible()
  await expect(column('Completed').getByRole('listitem')).toHaveCount(1)

  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Weighing of the first bags' })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?search=Weighing')
  await page.close()
})

test('of several units those that have a job are left out, and the next job is there when one that repeats is completed', async ({
  browser,
}) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, `${list}?search=Drying`, 'owner')
  await makeJob(page, 'Drying beds')
  const first = page.getByRole('row').filter({ hasText: 'Drying beds' })
  const taken = (await first.getByText(/^SA-0004-2\d+$/).textContent()) ?? ''

  const drawer = await beginJob(page, 'Drying beds each week')
  await drawer.getByRole('combobox', { name: 'For' }).selectOption({ index: 1 })
  const units = drawer.getByRole('combobox', { name: /^(Units|Farmers)/ })
  await units.fill(taken)
  await page.getByRole('option', { name: taken }).click()
  await units.fill('SA-0004-19')
  // Until they are found, the one before stands there.
  await page
    .getByRole('option', { name: /^SA-0004-19/ })
    .last()
    .click()
  await page.keyboard.press('Escape')
  await drawer.getByRole('combobox', { name: 'Task' }).click()
  await page.getByRole('option', { name: 'Moisture check' }).click()
  await expect(drawer.getByText(`“${taken}” already has a job to do`)).toBeVisible()
  await drawer.getByRole('combobox', { name: 'Repeats' }).selectOption('Every week')
  await drawer.getByRole('button', { name: 'Create 1 job' }).click()
  await expect(page.getByText('Created 1 job. 1 has a job to do already and was left out')).toBeVisible()

  await page.goto(`${list}?search=${encodeURIComponent('each week')}&view=board`)
  const column = (name: string) => page.getByRole('region', { name })
  await expect(column('Open').getByText('Every week')).toBeVisible()
  await column('Open').getByRole('link', { name: 'Drying beds each week' }).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Complete' }).click()
  await expect(column('Completed').getByRole('listitem')).toHaveCount(1)
  await expect(column('Completed').getByRole('listitem')).toHaveAttribute('aria-busy', 'false')
  await expect(column('Open').getByText('Every week')).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.close()
})
