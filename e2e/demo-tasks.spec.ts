import { expect, test } from '@playwright/test'
import { problems } from './axe.ts'
import { addresses, expectPicture } from './journey.ts'

const demo = addresses()

test.use({ viewport: { width: 360, height: 740 } })

test('a worker fills in the form of another site, and its answers are an interaction', async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  await page.goto(demo['Form page'])
  const form = page.frameLocator('iframe')
  const stylesheets = (selector: string) =>
    page.locator(selector).evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  await expect(page.getByRole('button', { name: 'Reload form' })).toBeVisible()
  expect(await page.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(new URL('/form', demo.Widgets).href)
  await form.getByLabel('Households served').fill('41')
  await page.getByRole('button', { name: 'Reload form' }).click()
  await expect(form.getByLabel('Households served')).toHaveValue('')
  await form.getByLabel('Households served').fill('42')
  expect(await problems(page)).toEqual([])
  await form.getByRole('button', { name: 'Send report' }).click()
  // The page uses all the styles that it fetched first.
  expect(await stylesheets('link[rel=stylesheet]')).toEqual(expect.arrayContaining(await stylesheets('link[rel=preload][as=style]')))
  // The task names no title for its result.
  await expect(page.getByRole('heading', { name: 'Task Complete' })).toBeVisible()
  await expect(page.getByText('The report is with Open Granary.')).toBeVisible()
  await expectPicture(page.locator('.tm-task-image'))
  await expectPicture(page.locator('.tm-task-background'))
  expect(await problems(page)).toEqual([])
  expect(errors).toEqual([])
})

test('a wallet shares a credential, and the task goes on by itself', async ({ page, context }) => {
  await page.goto(demo.Credential)
  await expect(page.getByRole('img', { name: 'Invitation code' })).toBeVisible()
  const opened = context.waitForEvent('page')
  await page.getByRole('link', { name: 'Open wallet on this device' }).click()
  const wallet = await opened
  await wallet.getByRole('button', { name: 'Share credential' }).click()
  await expect(wallet.getByRole('heading', { name: 'Credential shared' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Driver known' })).toBeVisible()
  expect(await problems(page)).toEqual([])
})
