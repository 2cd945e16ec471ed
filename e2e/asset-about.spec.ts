import { expect, type Locator, type Page, test } from '@playwright/test'
import { addresses } from '../packages/api/src/addresses/index.ts'
import type { AttributeLine } from '../packages/api/src/schemas/index.ts'
import { problems } from './axe.ts'
import { addresses as printed } from './journey.ts'
import { asStaff, type Staff } from './staff.ts'

const { Portal, API } = printed()
const org = 'sierra-alta'

const makeAsset = async (staff: Staff, body: object): Promise<string> => (await staff.call('/core/things', body)).id
const open = (page: Page, thingId: string, tab: string) =>
  page.goto(new URL(addresses['assets/about'].one.to({ org, thingId, tab }), Portal).href)
const save = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText(`“${name}” was saved`).last()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toHaveCount(0)
}

test('what is filled in about an asset stands on its public page, and is closed by its switches', async ({ browser }) => {
  const staff = await asStaff(browser, { Portal, API })
  const { page } = staff
  const name = 'Finca del Viaje'
  const id = await makeAsset(staff, { name })

  await open(page, id, 'general')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Washed Caturra of eight families.')
  await page.getByRole('textbox', { name: 'Long description' }).fill('They dry it on open patios.')
  await save(page, name)

  // The header stays as it was left, on every tab and at the next visit.
  const menu = page.getByRole('button', { name: 'More actions' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Fold header' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Unfold header' }).click()
  await menu.click()
  await expect(page.getByRole('menuitem', { name: 'Fold header', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')

  await page.getByRole('link', { name: /^Attributes \d/ }).click()
  await page.getByRole('button', { name: 'Add attribute' }).click()
  const attribute = page.getByRole('dialog', { name: 'New attribute' })
  await attribute.getByRole('combobox', { name: 'Attribute' }).fill('net weight')
  await page.getByRole('option', { name: /^Net weight/ }).click()
  await expect(attribute.getByRole('textbox', { name: 'Label' })).toHaveValue('Net weight')
  await attribute.getByRole('textbox', { name: 'Value' }).fill('-1')
  await attribute.getByRole('button', { name: 'Done' }).click()
  await expect(attribute.getByRole('textbox', { name: 'Value' })).toBeFocused()
  await attribute.getByRole('textbox', { name: 'Value' }).fill('69.5')
  expect(await problems(page)).toEqual([])
  await attribute.getByRole('button', { name: 'Done' }).click()
  await save(page, name)

  await page.getByRole('link', { name: 'Certifications' }).click()
  await page.getByRole('button', { name: 'Add certification' }).click()
  const certificate = page.getByRole('dialog', { name: 'New certification' })
  await certificate.getByRole('textbox', { name: 'Name' }).fill('Organic')
  await certificate.getByRole('textbox', { name: 'Issuer' }).fill('CO-BIO-141')
  await certificate.getByRole('group', { name: 'Valid until' }).getByRole('spinbutton', { name: 'Day' }).pressSequentially('31032020')
  await certificate.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('Expired on 31 Mar 2020')).toBeVisible()
  await save(page, name)

  await page.getByRole('link', { name: 'Advanced settings' }).click()
  await page.getByRole('switch', { name: 'Public page' }).check()
  await save(page, name)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('finca-del-viaje')

  const visitor = await browser.newPage({ locale: 'en-US' })
  await visitor.goto(new URL(`/p/${org}/finca-del-viaje`, Portal).href)
  await expect(visitor.getByText('Washed Caturra of eight families.')).toBeVisible()
  for (const text of ['They dry it on open patios.', 'Net weight', 'Organic']) await expect(visitor.getByText(text).first()).toBeVisible()

  // Labels that were printed before keep leading to the page.
  await page.getByRole('textbox', { name: 'Address' }).fill('finca-viajera')
  await save(page, name)
  await visitor.goto(new URL(`/p/${org}/finca-del-viaje?lang=en`, Portal).href)
  await expect(visitor.getByText('Washed Caturra of eight families.')).toBeVisible()
  expect(visitor.url()).toBe(new URL(`/p/${org}/finca-viajera?lang=en`, Portal).href)
  await page.getByRole('textbox', { name: 'Address' }).clear()
  await save(page, name)
  await expect(page.getByRole('textbox', { name: 'Address' })).toHaveValue('finca-del-viaje')

  await page.getByRole('switch', { name: 'Public content' }).uncheck()
  await save(page, name)
  await visitor.reload()
  await expect(visitor.getByText('Washed Caturra of eight families.')).toBeVisible()
  await expect(visitor.getByText('Net weight')).toHaveCount(0)
  await page.getByRole('switch', { name: 'Public page' }).uncheck()
  await save(page, name)
  await visitor.reload()
  await expect(visitor.getByText('Washed Caturra of eight families.')).toHaveCount(0)
  await visitor.close()
  await staff.close()
})

test('values of the organization’s own attributes of every type are filled in, changed as a table and saved', async ({ browser }) => {
  const staff = await asStaff(browser, { Portal, API })
  const { page } = staff
  const name = 'Finca de los Atributos'
  const id = await makeAsset(staff, { name })
  const saved = async () =>
    (await staff.call(`/core/things/${id}`)).attributes.map(({ label, value, unit, source }: AttributeLine) => [label, value, unit, source])
  const fillIn = async (attribute: string, enter: (drawer: Locator) => Promise<void>) => {
    await page.getByRole('button', { name: `Fill in “${attribute}”` }).click()
    const drawer = page.getByRole('dialog', { name: attribute })
    await enter(drawer)
    await drawer.getByRole('button', { name: 'Done' }).click()
    await expect(drawer).toHaveCount(0)
  }

  await open(page, id, 'attributes')
  await fillIn('Export licence', (drawer) => drawer.getByRole('textbox', { name: 'Value' }).fill('EXP-1'))
  await fillIn('Lowest plot', (drawer) => drawer.getByRole('textbox', { name: 'Value' }).fill('1700'))
  await fillIn('First picking', (drawer) =>
    drawer.getByRole('group', { name: 'Value' }).getByRole('spinbutton', { name: 'Day' }).pressSequentially('06042026'),
  )
  await fillIn('Grown in shade', (drawer) =>
    drawer
      .getByRole('combobox', { name: 'Value' })
      .selectOption('Yes')
      .then(() => undefined),
  )
  await save(page, name)
  expect(await saved()).toEqual([
    ['Export licence', 'EXP-1', undefined, 'own'],
    ['Lowest plot', '1700', 'MTR', 'own'],
    ['First picking', '2026-04-06', undefined, 'own'],
    ['Grown in shade', 'true', undefined, 'own'],
  ])

  await page.getByRole('button', { name: 'Edit values' }).click()
  const table = page.getByRole('table', { name: 'Attributes' })
  await table.getByRole('textbox', { name: 'Export licence' }).fill('EXP-2')
  await table.getByRole('textbox', { name: 'Lowest plot' }).fill('1650')
  await table.getByRole('combobox', { name: 'Grown in shade' }).selectOption('No')
  await save(page, name)
  expect((await saved()).map(([, value]: string[]) => value)).toEqual(['EXP-2', '1650', '2026-04-06', 'false'])
  await staff.close()
})

test('the value chain of an asset is changed at the last chance', async ({ browser }) => {
  const staff = await asStaff(browser, { Portal, API })
  const { page } = staff
  const { items: chains } = await staff.call('/core/valueChain')
  const name = 'Finca de la Cadena'
  const other = await staff.call('/core/valueChain', { name: 'Chain of the last chance' })
  const id = await makeAsset(staff, { name, valueChainId: chains[0].id })

  await open(page, id, 'value-chains')
  const chain = page.getByRole('combobox', { name: 'Value chain' })
  await expect(chain).toHaveValue(chains[0].name)
  await chain.fill('last chance')
  await page.getByRole('option', { name: other.name }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  const dialog = page.getByRole('alertdialog', { name: 'Last chance' })
  await expect(dialog).toContainText('Data collected so far will no longer show in the value chain view.')
  await expect(dialog.getByRole('button', { name: 'Change value chain' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect((await staff.call(`/core/things/${id}`)).valueChainId).toBe(chains[0].id)

  await page.getByRole('button', { name: 'Save changes' }).click()
  await dialog.getByRole('textbox').fill(name)
  await dialog.getByRole('button', { name: 'Change value chain' }).click()
  await expect(page.getByText(`“${name}” was saved`)).toBeVisible()
  expect((await staff.call(`/core/things/${id}`)).valueChain).toEqual({ id: other.id, name: other.name })
  await staff.close()
})

test('two people edit an asset: other tabs are no conflict, the same field is', async ({ browser }) => {
  const staff = await asStaff(browser, { Portal, API })
  const { page } = staff
  const id = await makeAsset(staff, { name: 'Finca de Dos' })

  await open(page, id, 'general')
  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Mine.')
  await staff.call(`/core/things/${id}`, { certifications: [{ name: 'Fairtrade' }] }, 'PATCH')
  await save(page, 'Finca de Dos')
  expect(await staff.call(`/core/things/${id}`)).toMatchObject({ description: 'Mine.', certifications: [{ name: 'Fairtrade' }] })

  await page.getByRole('textbox', { name: 'Description', exact: true }).fill('Mine again.')
  await staff.call(`/core/things/${id}`, { description: 'Theirs.' }, 'PATCH')
  await page.getByRole('button', { name: 'Save changes' }).click()
  const stale = page.getByRole('alertdialog')
  await expect(stale.getByRole('row', { name: /^Description/ })).toContainText('Theirs.')
  await stale.getByRole('button', { name: 'Use your version' }).click()
  // The notice of the first save may still be there.
  await expect.poll(async () => (await staff.call(`/core/things/${id}`)).description).toBe('Mine again.')
  await staff.close()
})
