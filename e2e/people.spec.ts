import { type Browser, expect, type Page, test } from '@playwright/test'
import { openAs, addresses as printed } from './journey.ts'

const { Portal, API } = printed()
const at = (path: string) => new URL(`/org/sierra-alta/settings/${path}`, Portal).href

const asOwner = async (browser: Browser, path: string): Promise<Page> => {
  const page = await browser.newPage({ locale: 'en-US', permissions: ['clipboard-read', 'clipboard-write'] })
  await openAs(page, at(path), 'owner')
  return page
}

const getRow = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

/** Chooses an action of a row, and confirms it. */
const act = async (page: Page, name: string, action: string, question: string): Promise<void> => {
  await getRow(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: action, exact: true }).click()
  await page.getByRole('alertdialog', { name: question }).getByRole('button', { name: action, exact: true }).click()
}

test('an owner promotes, demotes, suspends and removes people, and stays the last owner', async ({ browser }) => {
  const page = await asOwner(browser, 'access/users')
  const name = 'Camila Restrepo'
  await expect(getRow(page, 'Lucía Montoya').getByText('You')).toBeVisible()

  await act(page, name, 'Change role to member', `Make ${name} a member?`)
  await expect(page.getByText(`${name} is now a member`)).toBeVisible()
  await expect(getRow(page, name).getByRole('gridcell', { name: 'Member', exact: true })).toBeVisible()
  await act(page, name, 'Change role to admin', `Make ${name} an admin?`)
  await expect(getRow(page, name).getByRole('gridcell', { name: 'Admin', exact: true })).toBeVisible()

  await getRow(page, 'Lucía Montoya').getByRole('button', { name: 'Actions for Lucía Montoya' }).click()
  const demotion = page.getByRole('menuitem', { name: /^Change role to admin/ })
  await expect(demotion).toHaveAttribute('aria-disabled', 'true')
  await expect(demotion).toContainText('An organization needs an owner. Make another user an owner first.')
  await page.keyboard.press('Escape')

  await act(page, name, 'Suspend', `Suspend ${name}?`)
  await expect(getRow(page, name).getByText('Suspended')).toBeVisible()
  await act(page, name, 'Reactivate', `Reactivate ${name}?`)
  await expect(getRow(page, name).getByText('Active')).toBeVisible()
  await act(page, name, 'Remove portal access', `Remove portal access from ${name}?`)
  await expect(getRow(page, name).getByText('Tasks only')).toBeVisible()
  await act(page, name, 'Remove', `Remove ${name}?`)
  await expect(page.getByText(`${name} was removed`)).toBeVisible()
  await expect(getRow(page, name)).toHaveCount(0)
  await page.close()
})

test('a restricted token opens what it lists, and nothing once it is revoked', async ({ browser }) => {
  const page = await asOwner(browser, 'advanced/access-tokens')
  await page.getByRole('button', { name: 'New access token' }).click()
  await page.getByRole('textbox', { name: 'Name' }).fill('Journey')
  await page.getByRole('radio', { name: 'Restricted' }).check()
  await page.getByRole('checkbox', { name: 'Interactions: list' }).check()
  await page.getByRole('button', { name: 'Create' }).click()

  const dialog = page.getByRole('dialog', { name: '“Journey” was created' })
  await dialog.getByRole('button', { name: 'Copy Access token' }).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const token = await page.evaluate(() => navigator.clipboard.readText())
  const ask = () => page.request.get(new URL('/auth/permissions', API).href, { headers: { authorization: `Bearer ${token}` } })
  expect((await (await ask()).json()).permissions).toEqual(['*', 'interactions:list'])
  await dialog.getByRole('switch', { name: 'I have stored the token in a safe place' }).check()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)

  await act(page, 'Journey', 'Revoke', 'Revoke “Journey”?')
  await expect(page.getByText('“Journey” was revoked')).toBeVisible()
  expect((await ask()).status()).toBe(401)
  await page.close()
})
