import { expect, test } from '@playwright/test'
import { problems as accessibilityProblems } from './axe.ts'
import { addresses } from './journey.ts'

const { Portal } = addresses()

const pages = {
  components: 'Components',
  forms: 'Forms',
  tables: 'Tables',
  maps: 'Maps',
  pages: 'Pages',
  dashboard: 'Dashboard',
  calendar: 'Calendar',
  charts: 'Charts',
  widgets: 'Widgets',
}

for (const theme of ['Light', 'Dark']) {
  test(`whoever is signed out walks through the nine pages of the styleguide, ${theme}, on a phone too`, async ({ page }) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    await page.goto(new URL('/styleguide', Portal).href)
    await expect(page).toHaveURL(new URL('/styleguide/components', Portal).href)
    await page.getByRole('button', { name: theme, exact: true }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
    await page.setViewportSize({ width: 360, height: 740 })
    for (const [path, name] of Object.entries(pages)) {
      await page.getByRole('navigation', { name: 'Styleguide' }).getByRole('link', { name }).click()
      await expect(page).toHaveURL(new URL(`/styleguide/${path}`, Portal).href)
      await expect(page.getByRole('heading', { name, level: 1, exact: true })).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} is wider than a phone`).toBe(360)
    }
    expect(problems).toEqual([])
  })
}

for (const path of ['/styleguide/charts', '/signup']) {
  test(`${path} has no accessibility error, and each landmark once`, async ({ page }) => {
    await page.goto(new URL(path, Portal).href)
    await expect(page.getByRole('main')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await accessibilityProblems(page)).toEqual([])
  })
}

test('the form of the styleguide says what is missing, keeps what is there, and saves', async ({ page }) => {
  await page.goto(new URL('/styleguide/forms', Portal).href)
  await page.getByLabel('Email').fill('luisa@sierra-alta.example')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('textbox', { name: /^Name/ })).toBeFocused()
  await expect(page.getByLabel('Email')).toHaveValue('luisa@sierra-alta.example')
  await page.getByRole('textbox', { name: /^Name/ }).fill('Finca La Esperanza')
  await page.getByRole('combobox', { name: /^Process/ }).selectOption('washed')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved')).toBeVisible()
})
