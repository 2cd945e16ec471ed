import { expect, type Page, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { answerMoistureCheck, openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const org = 'sierra-alta'
const list = new URL(addresses.jobs.list.to({ org }), Portal).href

const makeJob = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New job' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
  await drawer.getByRole('combobox', { name: /^(Unit|Farmer)/ }).fill('SA-0004-2')
  // The first of them have jobs in the demo.
  await page.getByRole('option').last().click()
  await drawer.getByRole('combobox', { name: 'Task' }).click()
  await page.getByRole('option', { name: 'Moisture check' }).click()
  await drawer.getByRole('button', { name: 'Create' }).click()
  await expect(drawer).toBeHidden()
}

test('a job is done through its link, by somebody without an account, and then stands among the completed', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US' })
  await openAs(page, `${list}?search=Handover`, 'owner')
  await makeJob(page, 'Handover before the weekend')
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

  await column('Open').getByRole('link', { name: 'Moisture check' }).focus()
  await page.keyboard.press('m')
  await page.getByRole('menuitem', { name: 'Start' }).click()
  await expect(column('In progress').getByRole('listitem')).toHaveCount(1)
  await expect(column('In progress').getByRole('link', { name: 'Moisture check' })).toBeFocused()

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
