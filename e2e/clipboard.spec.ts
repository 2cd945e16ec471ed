import { expect, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const org = 'klosterhalde'

const at = (path: string): string => new URL(path, Portal).href

test('what a unit of another organization says is copied, compared and taken into an asset', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] })
  await page.goto(at('/p/sierra-alta/finca-la-esperanza?item=SA-0004-217'))
  await page.getByRole('button', { name: 'Copy content' }).click()
  await expect(page.getByText('Content copied.')).toBeVisible()

  await openAs(page, at(addresses.assets.list.to({ org })), 'owner')
  await page.getByRole('button', { name: 'Actions for Graacher Halde Riesling Kabinett' }).click()
  await page.getByRole('menuitem', { name: 'Update from clipboard' }).click()
  await page.getByRole('button', { name: 'Paste from clipboard' }).click()

  const name = page.getByRole('group', { name: 'Name' })
  await expect(name).toContainText('Finca La Esperanza')
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Keep all yours' }).click()
  await page.getByRole('group', { name: 'Description', exact: true }).getByRole('radio', { name: 'Copied content' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Product info' })).toBeFocused()
  await page.goBack()
  await page.getByRole('alertdialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Stay here' }).click()
  await page.getByRole('button', { name: 'Keep all yours' }).click()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Attributes' })).toBeFocused()
  const summary = page.getByRole('heading', { name: 'Content transfer summary' })
  while (!(await summary.isVisible())) await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByRole('heading', { name: 'Replaces yours (1)' })).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Update asset' }).click()
  await expect(page.getByRole('heading', { name: /is updated$/ })).toBeFocused()

  await page.getByRole('button', { name: 'Open asset' }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('textbox', { name: 'Description', exact: true })).toHaveValue(/^Twelve families/)
  await page.getByRole('link', { name: 'Miscellaneous' }).click()
  await expect(page.getByRole('link', { name: 'Finca La Esperanza, unit SA-0004-217' })).toBeVisible()

  // Visitors of the asset read whose words these are.
  await page.goto(at('/p/klosterhalde/graacher-halde-kabinett'))
  const about = page.locator('section').filter({ has: page.getByRole('heading', { name: 'About' }) })
  await expect(about).toContainText('Twelve families')
  const from = about.getByRole('link', { name: 'From Sierra Alta' })
  await expect(from).toHaveAttribute('href', /\/p\/sierra-alta\/finca-la-esperanza\?item=SA-0004-217$/)
  expect(await problems(page)).toEqual([])
  await page.close()
})
