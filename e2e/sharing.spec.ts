import { expect, type Page, test } from '@playwright/test'
import { addresses, openAs } from './journey.ts'
import { asStaff, ORGANIZATION, type Staff } from './staff.ts'

const { Portal, API } = addresses()
const at = (path: string) => new URL(path, Portal).href

/** What was accepted is to be seen within this time. */
const SEEN_MS = 15_000

/** An asset of Sierra Alta that can be shared, with a variant of its own. */
const makeVariant = async ({ call }: Staff, variantId: string) => {
  const thing = await call('/core/things', { name: `Shared ${variantId}` })
  const { items } = await call(`/core/organizations/${ORGANIZATION}/taskThings?perPage=1`)
  expect(items).toHaveLength(1)
  const library = await call('/core/task-library?perPage=100')
  const sharing = library.items.find(({ name }: { name: string }) => name === 'Share a variant')
  const task = await call('/core/tasks', { name: `Share ${variantId}`, taskLibraryId: sharing.id, config: { widgets: [] } })
  await call('/core/task-thing', { taskId: task.id, thingId: thing.id })
  const variant = await call('/core/batches', { thingId: thing.id, variantId, name: `Lot ${variantId}`, status: 'active' })
  return { thingId: thing.id as string, batchId: variant.id as string, name: variant.name as string }
}

const row = (page: Page, name: string) => page.getByRole('grid').getByRole('row', { name: new RegExp(name) })

test('a variant is offered by name, its receiver is told, accepts, and finds it among the variants', async ({ browser, page }) => {
  const staff = await asStaff(browser, { Portal, API })
  const variantId = `E2E-${Date.now().toString(36).toUpperCase().slice(-6)}`
  const { thingId, batchId, name } = await makeVariant(staff, variantId)
  await staff.close()

  await openAs(page, at(`/org/sierra-alta/things/${thingId}/variants`), 'owner')
  await row(page, name).click()
  await expect(page).toHaveURL(at(`/org/sierra-alta/things/${thingId}/variants/${batchId}`))
  await page.getByRole('button', { name: 'Share' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption({ label: 'Another organization…' })
  await dialog.getByLabel(/^Short name/).fill(at('/org/klosterhalde/'))
  await dialog.getByRole('button', { name: 'Share' }).click()
  await expect(dialog.getByRole('status')).toBeVisible()

  await page.goto(at('/org/klosterhalde/interactions'))
  await expect(async () => {
    await page.reload()
    await page.getByRole('button', { name: /new notification/ }).click()
    await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: SEEN_MS })
  await page.getByRole('link', { name: new RegExp(name) }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Accept' }).click()
  const accepted = Date.now()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('button', { name: 'Open your copy' }).click()
  await expect(page.getByText(variantId).first()).toBeVisible()
  await page.goto(page.url().replace(/\/[^/]+$/, ''))
  await expect(row(page, name)).toBeVisible()
  expect(Date.now() - accepted).toBeLessThan(SEEN_MS)
})

// Sierra Alta calls variants Villages.
test('a variant whose answer was lost is made once, and a form that is left asks first', async ({ page }) => {
  await openAs(page, at('/org/sierra-alta/products'), 'owner')
  await page.getByRole('row').nth(1).click()
  await page.getByRole('link', { name: 'Villages' }).first().click()
  await page.getByRole('button', { name: 'New Village' }).first().click()
  const variantId = `LOST-${Date.now().toString(36).toUpperCase().slice(-6)}`
  await page.getByLabel(/^Name/).fill('Lost answer')
  await page.getByRole('link', { name: 'Interactions' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await page.getByLabel(/^ID/).fill(variantId)
  let lost = 0
  await page.route('**/core/batches', async (route) => {
    if (route.request().method() !== 'POST' || lost > 0) return route.continue()
    lost += 1
    // The server has made it; the answer gets lost on its way.
    await route.fetch()
    return route.abort()
  })
  await page.getByRole('button', { name: 'Create Village' }).click()
  await expect(page.getByRole('alert')).toContainText('is not responding')
  await page.getByRole('button', { name: 'Create Village' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Lost answer' })).toBeVisible()
  await expect(page.getByText(variantId).first()).toBeVisible()
  expect(lost).toBe(1)
})

test('people are invited from the menu; who is there already is named, and the list has the others', async ({ page }) => {
  await openAs(page, at('/org/sierra-alta/interactions'), 'owner')
  await page.getByRole('link', { name: 'Invitations' }).click()
  await page.getByRole('button', { name: 'Invite people' }).first().click()
  const guest = `guest-${Date.now()}@example.com`
  await page.getByLabel(/^Email addresses/).fill(`${guest}\nmember@demo.test`)
  await page.getByRole('button', { name: 'Send invitations' }).click()
  await expect(page.getByText('member@demo.test is already a member or already invited.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove these addresses' }).click()
  await page.getByRole('button', { name: 'Send invitation', exact: true }).click()
  await expect(page.getByText('1 invitation sent')).toBeVisible()
  await expect(page.getByText(guest)).toBeVisible()
})
