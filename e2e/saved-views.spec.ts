import { expect, type Page, test } from '@playwright/test'
import { addresses as pages } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { addresses, interactionsPath, openAs } from './journey.ts'

const { Portal } = addresses()
const at = (path: string): string => new URL(path, Portal).href
const list = at(interactionsPath)

const views = (page: Page) => page.getByRole('navigation', { name: 'Views' })
/** As the pager says it: `1 to 50 of 367`. */
const readTotal = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^\d+ to \d+ of [\d,]+$/).textContent()
  return Number(text?.split(' ').at(-1)?.replaceAll(',', ''))
}

const saveAs = async (page: Page, name: string, audience: string): Promise<void> => {
  await page.getByRole('button', { name: 'Save as …' }).click()
  const drawer = page.getByRole('dialog', { name: 'Save view' })
  await drawer.getByRole('textbox', { name: 'Name' }).fill(name)
  await drawer.getByRole('combobox', { name: 'Who sees it' }).selectOption(audience)
  expect(await problems(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(drawer).toBeHidden()
}

test('a view is saved, shared, opened by somebody who sees less, changed and reset', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, `${list}?range=all&createdByMe=true&sort=task_asc`, 'owner')
  await expect(page.getByRole('button', { name: 'Created by me' })).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Comfortable rows' }).click()
  await page.keyboard.press('Escape')
  await saveAs(page, 'My harvest', 'Organization')
  await expect(views(page).getByRole('link', { name: 'My harvest' })).toHaveAttribute('aria-current', 'page')
  await expect(page.getByText('View changed:')).toHaveCount(0)
  const address = page.url()

  await test.step('a name is taken once for each list and person', async () => {
    await page.getByRole('button', { name: 'Save as …' }).click()
    const drawer = page.getByRole('dialog', { name: 'Save view' })
    await drawer.getByRole('textbox', { name: 'Name' }).fill('My harvest')
    await drawer.getByRole('button', { name: 'Save' }).click()
    await expect(drawer.getByRole('textbox', { name: 'Name' })).toBeFocused()
    await drawer.getByRole('textbox', { name: 'Name' }).fill('')
    await drawer.getByRole('button', { name: 'Cancel' }).click()
    await expect(drawer).toBeHidden()
  })

  await test.step('a member opens it and sees their own rows', async () => {
    const member = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
    await openAs(member, `${list}?range=all`, 'member')
    const all = await readTotal(member)
    await views(member).getByRole('link', { name: 'My harvest' }).click()
    await expect(member).toHaveURL(address)
    await expect(member.getByRole('button', { name: 'Created by me' })).toHaveAttribute('aria-pressed', 'true')
    await expect(member.getByText('View changed:')).toHaveCount(0)
    await expect(async () => expect(await readTotal(member)).toBeLessThan(all)).toPass()
    await member.getByRole('button', { name: 'Actions for My harvest' }).click()
    await expect(member.getByRole('menuitem')).toHaveText(['Open the list with this view'])
    await member.keyboard.press('Escape')
    await member.getByRole('button', { name: 'Created by me' }).click()
    await expect(member.getByRole('button', { name: 'Save as …' })).toBeVisible()
    await expect(member.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0)
    await member.close()
  })

  await test.step('it is changed, reset, changed and saved', async () => {
    await page.getByRole('button', { name: 'Created by me' }).click()
    await expect(page.getByText('View changed:')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await page.getByRole('button', { name: 'Reset', exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByText('View changed:')).toHaveCount(0)
    await page.getByRole('button', { name: 'Created by me' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByText('View changed:')).toHaveCount(0)
    await views(page).getByRole('link', { name: 'All' }).click()
    await views(page).getByRole('link', { name: 'My harvest' }).click()
    await expect(page.getByRole('button', { name: 'Created by me' })).toHaveAttribute('aria-pressed', 'false')
  })

  await test.step('the list opens with it, until it is deleted', async () => {
    await page.getByRole('button', { name: 'Actions for My harvest' }).click()
    await page.getByRole('menuitem', { name: 'Open the list with this view' }).click()
    await expect(page.getByText('The list opens with “My harvest”')).toBeVisible()
    await page.goto(list)
    await expect(views(page).getByRole('link', { name: 'My harvest' })).toHaveAttribute('aria-current', 'page')
    await page.getByRole('button', { name: 'Actions for My harvest' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect(views(page).getByRole('link', { name: 'My harvest' })).toHaveCount(0)
  })
  await page.close()
})

test('a view that names something deleted opens and says so', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const org = 'sierra-alta'
  await openAs(page, at(pages.collections.create.to({ org })), 'owner')
  const form = page.getByRole('dialog')
  await form.getByRole('textbox', { name: 'Name' }).fill('Passing')
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(form).toBeHidden()
  await page.goto(list)
  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('button', { name: 'Collection', exact: true }).click()
  await page.getByRole('searchbox', { name: 'Find Collection' }).fill('Passing')
  await page.getByRole('menuitemradio', { name: 'Passing' }).click()
  await saveAs(page, `Of the passing collection ${test.info().repeatEachIndex}`, 'Only me')
  const address = page.url()

  await page.goto(at(`${pages.collections.list.to({ org })}?search=Passing`))
  await page.getByRole('button', { name: 'Actions for Passing' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Passing” was deleted')).toBeVisible()

  await page.goto(address)
  await expect(page.getByText('This view filters by something that was deleted: Collection.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Collection deleted', exact: true })).toBeVisible()
  expect(await problems(page)).toEqual([])
  await page.getByRole('button', { name: 'Remove these filters' }).click()
  await expect(page.getByText('View changed:')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('View changed:')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText(/something that was deleted/)).toHaveCount(0)
  await page.close()
})

test('how the rows are drawn is no change of a view where none is open', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  await openAs(page, `${at(pages.jobs.list.to({ org: 'sierra-alta' }))}?view=board`, 'owner')
  const saving = page.getByRole('button', { name: 'Save as …' })
  await expect(saving).toHaveText('')
  await page.getByRole('button', { name: 'Overdue' }).click()
  await expect(saving).toHaveText('Save as …')
  for (const name of ['Save', 'Reset']) await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(page.getByText('View changed:')).toHaveCount(0)
  expect(await problems(page)).toEqual([])
  await page.close()
})
