import { expect, test } from '@playwright/test'
import { addresses, openAs } from './journey.ts'
import { asStaff } from './staff.ts'

const { Portal, API } = addresses()

test('a component of one’s own is saved with its variant, and its history says who added it', async ({ browser, page }) => {
  const staff = await asStaff(browser, { Portal, API })
  const variantId = `VAR-${Date.now().toString(36).toUpperCase().slice(-6)}`
  const thing = await staff.call('/core/things', { name: `Asset of ${variantId}` })
  const variant = await staff.call('/core/batches', { thingId: thing.id, variantId, name: `Lot ${variantId}`, status: 'active' })
  await staff.close()

  await openAs(page, new URL(`/org/sierra-alta/things/${thing.id}/variants/${variant.id}/components`, Portal).href, 'owner')
  await page.getByRole('button', { name: 'Add component' }).click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('button', { name: /Create your own entry/ }).click()
  await drawer.getByLabel(/^Name/).fill('Banana leaf')
  await drawer.getByLabel(/^Cost contribution/).fill('40')
  await drawer.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('60% not assigned')).toBeVisible()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`“${variant.name}” was saved`)).toBeVisible()
  await page.getByRole('link', { name: 'History' }).click()
  const line = page.getByRole('grid').getByRole('row', { name: /Banana leaf/ })
  await expect(line).toContainText('Lucía Montoya')
})
