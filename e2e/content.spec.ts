import { join } from 'node:path'
import { type Browser, expect, type Page, test } from '@playwright/test'
import { addresses as pages } from '../packages/api/src/addresses/index.ts'
import { addresses, openAs } from './journey.ts'
import config from './playwright.config.ts'

// What shows a PDF belongs to the window.
test.use({ launchOptions: { ...config.use?.launchOptions, executablePath: process.env.TRACEMARK_BROWSER } })

const { Portal } = addresses()
const org = 'sierra-alta'
const certificate = join(import.meta.dirname, '../packages/backend/assets/demo/organic-sierra-alta.pdf')

const enter = async (page: Page, path: string) => {
  await openAs(page, new URL(path, Portal).href, 'owner')
}

const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name, exact: true }) })

const act = async (page: Page, name: string, action: string) => {
  await row(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('a document is uploaded, its wrong GDTI mended, and it is previewed, found and deleted', async ({ page }) => {
  await enter(page, pages.documents.list.to({ org }))
  await page.getByRole('button', { name: 'New document' }).click()
  const form = page.getByRole('dialog', { name: 'New document' })
  await form.getByRole('textbox', { name: 'Name' }).fill('Licence of the mill')
  await form.locator('input[type=file]').setInputFiles(certificate)
  const gdti = form.getByRole('textbox', { name: 'GDTI' })
  await gdti.fill('9506000134889')
  await form.getByRole('combobox', { name: 'Value chain element' }).fill('dry mill')
  await page.getByRole('option', { name: /^Dry mill/ }).click()
  await expect(form.getByText(/^The check digit \(digit 13\) should be/)).toBeVisible()
  const said = await form.getByText(/should be \d/).textContent()
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(gdti).toBeFocused()
  await expect(gdti).toHaveAccessibleDescription(/^The check digit/)
  await gdti.fill(`950600013488${/should be (\d)/.exec(said ?? '')?.[1]}`)
  await form.getByRole('button', { name: 'Create' }).click()
  await expect(page.getByText('“Licence of the mill” was created')).toBeVisible()

  await page.getByRole('searchbox').fill('licence')
  await expect(page.getByRole('row').getByRole('link')).toHaveText(['Licence of the mill'])
  await expect(row(page, 'Licence of the mill')).toContainText('Dry mill')
  await expect(row(page, 'Licence of the mill')).toContainText(/PDF, 3\d(\.\d)? kB/)

  const shown = page.waitForResponse(
    (response) => response.url().includes('/files/') && response.headers()['content-type'] === 'application/pdf',
  )
  await act(page, 'Licence of the mill', 'Preview')
  const preview = page.getByRole('dialog', { name: 'Licence of the mill' })
  await expect(preview.locator('iframe')).toBeVisible()
  expect((await shown).headers()['content-security-policy']).toContain("frame-ancestors 'self'")
  await expect(preview.getByRole('link', { name: 'Download Licence of the mill' })).toHaveAttribute('download', 'organic-sierra-alta.pdf')
  await page.keyboard.press('Escape')

  await act(page, 'Licence of the mill', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('“Licence of the mill” was deleted')).toBeVisible()
  await expect(page.getByText('No results')).toBeVisible()
})

test('a template is duplicated with its categories and attributes', async ({ page }) => {
  await enter(page, pages.templates.list.to({ org }))
  await act(page, 'Forest honey', 'Duplicate')
  await expect(page.getByText('“Forest honey” was duplicated')).toBeVisible()
  await row(page, 'Forest honey (2)').getByRole('link').click()
  const form = page.getByRole('dialog', { name: 'Forest honey (2)' })
  await expect(form.getByRole('button', { name: 'Honey' })).toBeVisible()
  await expect(form.getByLabel('Value of attribute 1')).toHaveValue('Cold')
  await page.keyboard.press('Escape')
  await act(page, 'Forest honey (2)', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row(page, 'Forest honey (2)')).toHaveCount(0)
})

const editing = async (browser: Browser) => {
  const page = await browser.newPage({ locale: 'en-US' })
  await enter(page, pages.categories.list.to({ org }))
  await row(page, 'Cascara').getByRole('link').click()
  const form = page.getByRole('dialog', { name: 'Cascara' })
  const description = form.getByRole('textbox', { name: 'Description' })
  await expect(description).not.toHaveValue('')
  const save = (text: string) => description.fill(text).then(() => form.getByRole('button', { name: 'Save' }).click())
  return { page, description, save }
}

test('two people edit one category: the second takes what the first saved, then overwrites', async ({ browser }) => {
  const [first, second] = [await editing(browser), await editing(browser)]
  await first.save('Dried skins.')
  await expect(first.page.getByText('“Cascara” was saved')).toBeVisible()
  await second.save('Skins of the cherry.')
  const question = second.page.getByRole('alertdialog', { name: 'You updated this elsewhere while you were editing' })
  await expect(question.getByRole('row', { name: 'Description' })).toContainText('Skins of the cherry.Dried skins.')
  await question.getByRole('button', { name: 'Use saved version' }).click()
  await expect(second.description).toHaveValue('Dried skins.')

  await row(first.page, 'Cascara').getByRole('link').click()
  await expect(first.description).toHaveValue('Dried skins.')
  await first.save('Dried skins of red cherries.')
  await expect(first.page.getByText('“Cascara” was saved').first()).toBeVisible()
  await second.save('Skins, for infusions.')
  await question.getByRole('button', { name: 'Use your version' }).click()
  await expect(second.page.getByText('“Cascara” was saved')).toBeVisible()
  await row(second.page, 'Cascara').getByRole('link').click()
  await expect(second.description).toHaveValue('Skins, for infusions.')
  for (const { page } of [first, second]) await page.close()
})
