import { expect, test } from '@playwright/test'
import { addresses, answerMoistureCheck, firstRow, interactionsPath, openAs } from './journey.ts'

const { Portal, Task } = addresses()
const list = new URL(interactionsPath, Portal).href

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a worker runs a task from its link, and the record stands first in the list', async ({ page, browser }) => {
    const referrers: (string | null)[] = []
    page.on('request', async (request) => referrers.push(await request.headerValue('referer').catch(() => null)))
    await page.goto(Task)
    await expect(page.getByText('Recorded at your location, accurate to about 12 m')).toBeVisible()
    // The link's token stands nowhere that others can read.
    await expect(page).toHaveURL(new URL('/task', Portal).href)
    expect(await page.evaluate(() => document.referrer)).toBe('')
    await answerMoistureCheck(page, '13.1')
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByRole('heading', { name: 'Too wet to bag' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
    await expect(page.getByRole('radio', { name: 'Drying patio Default' })).toBeChecked()
    expect(referrers.filter((referrer) => referrer?.includes('/task/'))).toEqual([])

    const office = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openAs(office, list, 'member')
    await expect(firstRow(office)).toContainText('Finca La Esperanza')
    await expect(firstRow(office)).toContainText('SA-0004-217')
    await expect(firstRow(office)).toContainText('Warning')
    await expect(firstRow(office)).toContainText('Moisture check')
    await office.close()
  })

  test('answers that are missing are shown, with the focus on the first', async ({ page }) => {
    await page.goto(Task)
    await page.getByRole('button', { name: 'Submit' }).click()
    await expect(page.getByText('2 answers need your attention')).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Moisture' })).toBeFocused()
  })
})

test('a link that is incomplete or none says so', async ({ page }) => {
  await page.goto(`${Task.slice(0, -12)}`)
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
  await page.goto(new URL('/task', Portal).href)
  await expect(page.getByRole('heading', { name: 'This link is not valid' })).toBeVisible()
})
