import { expect, test } from '@playwright/test'
import { bagHandover, photo, seeRecord } from './bag-handover.ts'
import { cameraThatSees } from './fake-camera.ts'
import { addresses, answerMoistureCheck, interactionsPath, openAs } from './journey.ts'
import { asStaff, ORGANIZATION } from './staff.ts'

const { Portal, Task, Widgets } = addresses()

test.use({ serviceWorkers: 'allow', hasTouch: true, viewport: { width: 360, height: 740 }, ...(await cameraThatSees('SA-0004-217')) })

test('the camera reads the label of a unit, and its tasks follow', async ({ page }) => {
  await openAs(page, new URL('/org/sierra-alta/gft', Portal).href, 'worker')
  await page.getByRole('button', { name: 'Scan code' }).tap()
  await expect(page.getByRole('heading', { name: 'SA-0004-217' })).toBeVisible()
  await expect(page).toHaveURL(/item=/)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'SA-0004-217' })).toBeVisible()
})

test('a widget keeps a photo and a code without a network and sends them when there is one, and staff see them', async ({
  page,
  context,
  browser,
}) => {
  const staff = await asStaff(browser, addresses())
  const token = await bagHandover(staff)
  await page.goto(Widgets)
  await page.evaluate((link) => document.querySelector('tracemark-task')?.setAttribute('token', link), token)
  await expect(page.getByText('Take a photo', { exact: true })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  const chosen = page.waitForEvent('filechooser')
  await page.getByLabel('Take a photo').tap()
  await (await chosen).setFiles(photo)
  await page.getByRole('button', { name: 'Find my location' }).tap()
  await expect(page.getByText('4.33500° N')).toBeVisible()
  await page.getByRole('button', { name: 'Enter code' }).tap()
  await page.getByRole('textbox', { name: 'Code as printed' }).fill('0104')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  const done = page.waitForResponse((response) => response.url().endsWith('/complete') && response.ok())
  await context.setOffline(false)
  const { interactionId } = await (await done).json()
  await seeRecord(staff, interactionId, {
    pictures: ['Photo of the bags'],
    texts: ['4.33500° N, 75.70300° W', 'Accurate to about 12 m', '0104'],
  })
  await staff.close()
})

test('a device without room says so, and the run can still be sent', async ({ page, context }) => {
  const tools = await context.newCDPSession(page)
  await tools.send('Storage.overrideQuotaForOrigin', { origin: new URL(Task).origin, quotaSize: 1 })
  await page.goto(Task)
  await answerMoistureCheck(page, '10.9')
  await expect(page.getByText('This device is out of storage space')).toBeVisible()
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
})

test('a new release shows its bar, and reloads only when what was entered may go', async ({ page }) => {
  await page.clock.install()
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, new URL('/org/sierra-alta/settings/access/invitations/new', Portal).href, 'owner')
  const emails = page.getByRole('textbox', { name: 'Email addresses' })
  await emails.fill('new@demo.test')
  await page.route('**/version.json*', (route) => route.fulfill({ json: { description: 'a newer one' } }))
  // The check counts from when the frame runs, which nothing on the page tells.
  await expect(async () => {
    await page.clock.runFor(125_000)
    await expect(page.getByText('A new version has been released!!')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Reload' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Reload without saving?')
  await page.keyboard.press('Escape')
  await expect(emails).toHaveValue('new@demo.test')
})

test('who loses portal access is told so, and may come back', async ({ page, browser }) => {
  const staff = await asStaff(browser, addresses())
  const { items } = await staff.call(`/core/organizations/${ORGANIZATION}/accounts?search=member`)
  const member = `/core/organizations/${ORGANIZATION}/accounts/${items[0].accountId}`
  await page.setViewportSize({ width: 1280, height: 800 })
  await openAs(page, new URL(interactionsPath, Portal).href, 'member')
  await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible()
  await staff.call(member, { accessPortal: false }, 'PATCH')
  try {
    await page.reload()
    await expect(page.getByText('You no longer have portal access in Sierra Alta')).toBeVisible()
    await page.getByRole('button', { name: 'Guided field tasks' }).click()
    await expect(page.getByRole('heading', { name: 'Guided field tasks' })).toBeVisible()
  } finally {
    await staff.call(member, { accessPortal: true }, 'PATCH')
  }
  await page.goto(new URL(interactionsPath, Portal).href)
  await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible()
  await staff.close()
})
