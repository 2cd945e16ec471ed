import { expect, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const org = 'sierra-alta'
const list = new URL(addresses.interactions.list.to({ org }), Portal).href

test('from the list to the map and into a record, and back to what was asked for', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, `${list}?range=all`, 'owner')
  await page
    .getByRole('button', { name: / Alert$/ })
    .first()
    .click()
  await expect(page).toHaveURL(/classification=alert/)
  await page.getByRole('button', { name: 'Map', exact: true }).click()
  await expect(page).toHaveURL(/classification=alert.*view=map/)
  const heading = page.getByRole('heading', { name: /interactions? in view$/ })
  await expect(heading).toBeVisible()
  await expect(page.locator('[data-map][data-drawn=true]').first()).toBeVisible()
  expect(await problems(page)).toEqual([])
  // It opens where they lie.
  const readZoom = () => Number(new URL(page.url()).searchParams.get('at')?.split(',').at(-1))
  await expect.poll(readZoom).toBeGreaterThan(4)
  await expect(page.locator('section[aria-busy=false]')).toBeVisible()

  // Pressing takes what is together apart, until there is one alone or a list of those at one place.
  const aside = page.getByRole('complementary', { name: /interactions?/ })
  const record = aside.getByRole('link').first()
  while (!(await record.isVisible())) {
    const before = page.url()
    await aside
      .getByRole('button', { name: /^\d.* interactions? / })
      .first()
      .click()
    await expect(page).not.toHaveURL(before)
    await expect(page.locator('section[aria-busy=false]')).toBeVisible()
  }
  const asked = new URL(page.url())
  await record.click()
  await expect(page).toHaveURL(/interactions\/[0-9a-f-]{36}/)
  await page.goBack()
  await expect(aside).toBeVisible()
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual(Object.fromEntries(asked.searchParams))

  await page.getByRole('button', { name: 'Search this area' }).click()
  await expect(page.getByRole('button', { name: 'Remove filter: In this area' })).toBeVisible()
  await page.getByRole('button', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/bounds=/)
  await expect(page.getByRole('row').nth(1)).toBeVisible()
  await page.close()
})

test('what has no place is counted, and one press away', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 360, height: 780 } })
  await openAs(page, `${list}?range=all&view=map`, 'owner')
  const nowhere = page.getByRole('button', { name: /without a place$/ })
  const count = (await nowhere.textContent())?.match(/^[\d,]+/)?.[0] ?? ''
  await nowhere.click()
  await expect(page).toHaveURL(/bounds=none/)
  await expect(page.getByText(`${count} found`)).toBeVisible()
  await page.close()
})
