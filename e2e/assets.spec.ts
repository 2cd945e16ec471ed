import { expect, type Page, test } from '@playwright/test'
import { openAs, addresses as printed } from './journey.ts'

const { Portal } = printed()
const LIST = '/org/klosterhalde/products/list'
const at = (path: string) => new URL(path, Portal).href

const openList = async (page: Page, query = '') => {
  await page.goto(at(`${LIST}${query}`))
  await page.getByRole('heading', { level: 1, name: 'Assets' }).waitFor()
}

const create = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'New asset' }).click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill(name)
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

/** What a journey needs and does not try out is made without a form. */
const makeAll = async (page: Page, names: readonly string[]) => {
  await page.getByRole('grid').getByRole('row').nth(1).waitFor()
  const { jwt } = await page.evaluate(() => JSON.parse(sessionStorage.getItem('tracemark.grant') ?? '{}'))
  for (const name of names) {
    const made = await page.request.post(at('/core/things'), { headers: { authorization: `Bearer ${jwt}` }, data: { name } })
    expect(made.ok()).toBe(true)
  }
}

test.beforeEach(async ({ page }) => {
  await openAs(page, at('/org/klosterhalde/products'), 'owner')
  // The list's older address leads to it.
  await expect(page).toHaveURL(at(LIST))
})

test('an asset made from a template begins with what its sample has, is opened to visitors, hidden and deleted', async ({
  page,
  browser,
}) => {
  await page.getByRole('button', { name: 'New asset' }).click()
  await expect(page).toHaveURL(at('/org/klosterhalde/products/new'))
  const form = page.getByRole('dialog', { name: 'New asset' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Journey Riesling')
  await form.getByRole('combobox', { name: 'Template' }).click()
  await page.getByRole('option', { name: 'Riesling der Steillage' }).click()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Journey Riesling' })).toBeVisible()
  await expect(page.getByText('Riesling der Steillage')).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Sections of this page' })
  await tabs.getByRole('link', { name: 'Tasks' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Gärkontrolle' })).toBeVisible()

  await tabs.getByRole('link', { name: 'Public' }).click()
  await page.getByRole('button', { name: 'Switch on the public page' }).click()
  const address = await page.getByRole('link', { name: 'Public page' }).first().getAttribute('href')
  const visitor = await browser.newPage({ locale: 'en-US' })
  await visitor.goto(at(address ?? ''))
  await expect(visitor.getByRole('heading', { level: 1, name: 'Journey Riesling' })).toBeVisible()
  await expect(visitor.getByText('Von Hand', { exact: true })).toBeVisible()
  await expect(visitor.getByText('Amtlicher Prüfbescheid').first()).toBeVisible()
  await visitor.close()

  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: action }).click()
  }
  const hide = async () => {
    await choose('Hide')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hide' }).click()
    await expect(page.getByText('“Journey Riesling” was hidden')).toBeVisible()
  }
  await hide()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Journey Riesling” is shown again')).toBeVisible()
  await hide()
  await openList(page, '?search=Journey+Riesling')
  await expect(page.getByText('No results')).toBeVisible()
  await openList(page, '?search=Journey+Riesling&hidden=true')
  await page.getByRole('link', { name: 'Journey Riesling' }).click()
  await choose('Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Journey Riesling” was deleted')).toBeVisible()
  await expect(page).toHaveURL(at(LIST))
})

test('the page of an asset that is not there is called so', async ({ page }) => {
  await page.goto(at('/org/klosterhalde/things/01939f00-0000-7000-8000-00000000ffff'))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page).toHaveTitle('Page not found · Tracemark')
})

test('an asset that is used says what refers to it, and is archived in place of being deleted', async ({ page }) => {
  await openList(page, '?search=Sekt+brut')
  await page.getByRole('button', { name: 'Actions for Klosterhalde Sekt brut' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('alertdialog', { name: '“Klosterhalde Sekt brut” is in use, so it can’t be deleted' })
  await expect(dialog.getByRole('link', { name: '24 units' })).toBeVisible()
  await expect(dialog.getByRole('link', { name: /^\d+ interactions$/ })).toBeVisible()
  await dialog.getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('“Klosterhalde Sekt brut” was archived')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('“Klosterhalde Sekt brut” was restored')).toBeVisible()
})

test('an asset is copied without its tasks, and the overview leads to what it lacks', async ({ page }) => {
  await openList(page, '?search=Sekt+brut')
  await page.getByRole('button', { name: 'Actions for Klosterhalde Sekt brut' }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  const dialog = page.getByRole('dialog', { name: 'Duplicate “Klosterhalde Sekt brut”' })
  await dialog.getByRole('checkbox', { name: 'Tasks' }).uncheck()
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: 'Open copy' }).click()
  await expect(page.getByRole('heading', { name: 'Klosterhalde Sekt brut (2)' })).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: /^0$/ })).toHaveCount(3)

  await page.goto(at('/org/klosterhalde/products/overview'))
  const attention = page.getByRole('region', { name: 'Needs attention' })
  const missing = attention.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'No public page' }) })
  await missing.getByRole('link', { name: 'Klosterhalde Sekt brut (2)' }).click()
  await expect(page.getByRole('region', { name: 'This asset is not public' })).toBeVisible()
})

test('a bulk action over two pages names the row for which it failed, and asks for what it has to know', async ({ page, context }) => {
  await makeAll(page, ['Journey bulk one', 'Journey bulk two', 'Journey bulk three'])
  await openList(page, '?search=Journey+bulk&perPage=2')
  await expect(page.getByText('1 to 2 of 3')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await expect(page.getByText('2 selected')).toBeVisible()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: 'Select Journey bulk two' }).click()
  await expect(page.getByText('3 selected, 2 on other pages')).toBeVisible()

  // Somebody else deletes one of them meanwhile.
  const other = await context.newPage()
  await openList(other, '?search=Journey+bulk+one')
  await other.getByRole('button', { name: 'Actions for Journey bulk one' }).click()
  await other.getByRole('menuitem', { name: 'Delete' }).click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(other.getByText('“Journey bulk one” was deleted')).toBeVisible()
  await other.close()

  await page.getByRole('button', { name: 'Add tasks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add tasks: 3 selected' })
  await dialog.getByRole('combobox', { name: 'Tasks' }).click()
  await page.getByRole('option', { name: 'Kellernotiz' }).click()
  await page.keyboard.press('Escape')
  await dialog.getByRole('button', { name: 'Add tasks' }).click()
  const alert = page.getByRole('alert')
  await expect(alert.getByText('Add tasks: failed for 1 of 3')).toBeVisible()
  await expect(alert.getByText('Journey bulk one')).toBeVisible()
  await expect(page.getByText('1 selected')).toBeVisible()
})

test('a task is added to an asset, offered to visitors, and removed', async ({ page }) => {
  await create(page, 'Journey with a task')
  await page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: 'Tasks' }).click()
  await page.getByRole('button', { name: 'Add task' }).first().click()
  const form = page.getByRole('dialog')
  await form.getByRole('combobox', { name: 'Task' }).click()
  const option = page.getByRole('listbox').getByRole('option').first()
  const task = (await option.textContent()) ?? ''
  await option.click()
  await form.getByRole('heading', { name: 'Public page' }).click()
  await form.getByRole('combobox', { name: 'Shown to visitors' }).selectOption('Everyone')
  await form.getByRole('button', { name: 'Add task' }).click()
  await expect(page.getByText(`“${task}” was created`)).toBeVisible()
  const row = page.getByRole('row').filter({ hasText: task })
  await expect(row.getByRole('gridcell', { name: 'Everyone' })).toBeVisible()

  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText(`“${task}” was removed`)).toBeVisible()
  await expect(page.getByText('No tasks yet')).toBeVisible()
})

test('archiving or restoring several is undone for those that it changed', async ({ page }) => {
  await makeAll(page, ['Journey undo one', 'Journey undo two'])
  const status = (name: string) =>
    page
      .getByRole('row')
      .filter({ hasText: name })
      .getByRole('gridcell', { name: /^(Live|Archived)$/ })
  const openBoth = async () => {
    await openList(page, '?search=Journey+undo')
    await expect(page.getByText('1 to 2 of 2')).toBeVisible()
  }
  await openBoth()
  await page.getByRole('button', { name: 'Actions for Journey undo one' }).click()
  await page.getByRole('menuitem', { name: 'Archive' }).click()
  await expect(status('Journey undo one')).toHaveText('Archived')
  await openBoth()
  await page.getByRole('checkbox', { name: 'Select all rows on this page' }).click()
  await page.getByRole('group', { name: 'Actions for selected rows' }).getByRole('button', { name: 'Archive' }).click()
  await expect(page.getByText('“Journey undo two” was archived')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(status('Journey undo two')).toHaveText('Live')
  await expect(status('Journey undo one')).toHaveText('Archived')

  await test.step('and so is restoring them', async () => {
    await page.getByRole('group', { name: 'Actions for selected rows' }).getByRole('button', { name: 'Restore' }).click()
    await expect(page.getByText('“Journey undo one” was restored')).toBeVisible()
    await page.getByRole('button', { name: 'Undo', exact: true }).click()
    await expect(status('Journey undo one')).toHaveText('Archived')
    await expect(status('Journey undo two')).toHaveText('Live')
  })
})
