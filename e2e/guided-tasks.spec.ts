import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { addresses, answerMoistureCheck, firstRow, interactionsPath, keptForOffline, openAs, signIn } from './journey.ts'

const { Portal } = addresses()
const FIELD_TASKS = '/org/sierra-alta/gft'

/** Chooses the farm, and none of its farmers. */
const chooseFarm = async (page: Page) => {
  await page.getByRole('button', { name: /^Finca La Esperanza/ }).tap()
  await page.getByRole('button', { name: 'The whole Grower Group' }).tap()
}

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true })

test('a field worker without access to the portal runs tasks one after another, also without a network', async ({ page, context }) => {
  const processed: string[] = []
  page.on('response', (response) => {
    const [, run] = /executions\/([\w-]+)\/process$/.exec(new URL(response.url()).pathname) ?? []
    if (run && response.ok()) processed.push(run)
  })
  await page.goto(new URL(FIELD_TASKS, Portal).href)
  await signIn(page, 'worker')
  await chooseFarm(page)
  await expect(page.getByText('All tasks available offline')).toBeVisible()
  await keptForOffline(page)

  await page.getByRole('button', { name: /^Moisture check/ }).tap()
  await expect(page.getByRole('progressbar', { name: /^Task 1 of/ })).toBeVisible()
  await answerMoistureCheck(page, '10.2')
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByText('Your interaction was received.')).toBeInViewport()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.getByRole('button', { name: /^Next: / }).tap()
  await expect(page.getByRole('progressbar', { name: /^Task 2 of/ })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByRole('button', { name: 'Stop' }).tap()
  await expect(page.getByRole('heading', { name: 'Your visit' })).toBeVisible()
  await page.getByRole('button', { name: 'Back to tasks' }).tap()
  await expect(page.getByText(/^Done today/)).toHaveCount(1)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText(/^Done today/)).toHaveCount(1)
  await page.getByRole('button', { name: /^Moisture check/ }).tap()
  await answerMoistureCheck(page, '10.3')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('10.3')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).tap()
  await expect(page.getByText('1 interaction to send')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Finca La Esperanza' })).toBeVisible()

  await context.setOffline(false)
  await expect(page.getByText('1 interaction to send')).toBeHidden()
  expect(new Set(processed).size).toBe(2)
  expect(processed).toHaveLength(2)
})

test('a field worker chooses a farmer of a farm and runs a task, and staff see the farmer in the row', async ({ page, browser }) => {
  await openAs(page, new URL(FIELD_TASKS, Portal).href, 'worker')
  await expect(page.getByRole('heading', { name: 'Grower Groups' })).toBeVisible()
  await page.getByRole('button', { name: /^Finca La Esperanza/ }).tap()
  await expect(page.getByRole('heading', { name: 'Farmers' })).toBeVisible()
  await page.getByRole('textbox', { name: /^Search by name/ }).fill('219')
  await page.getByRole('button', { name: /^SA-0004-219/ }).tap()
  await expect(page.getByRole('heading', { name: 'SA-0004-219' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Finca La Esperanza' })).toBeVisible()
  await page.goForward()
  await page.reload()
  await page.getByRole('button', { name: /^Moisture check/ }).tap()
  await answerMoistureCheck(page, '10.4')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('button', { name: /^Next: / })).toBeVisible()

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: false })
  const staff = await desk.newPage()
  await openAs(staff, new URL(interactionsPath, Portal).href, 'owner')
  await expect(firstRow(staff)).toContainText('Moisture check')
  // The organization's own words come after the page's.
  await expect(staff.getByRole('columnheader', { name: 'Farmer' })).toBeVisible()
  const headers = await staff.getByRole('columnheader').allTextContents()
  const column = headers.findIndex((text) => text.startsWith('Farmer'))
  await expect(firstRow(staff).getByRole('gridcell').nth(column)).toHaveText('SA-0004-219')
  await desk.close()
})

test('a field worker who signs in at the front door lands on the field tasks', async ({ page }) => {
  await page.goto(Portal)
  await signIn(page, 'worker')
  await expect(page.getByRole('button', { name: /^Finca La Esperanza/ })).toBeVisible()
  await expect(page).toHaveURL(new URL(FIELD_TASKS, Portal).href)
})

const moisture = (page: Page) => page.getByRole('textbox', { name: 'Moisture' })

/** Signs out by the menu of another tab, which stands by itself: no step of it takes the focus while the menu is open. */
const signOutElsewhere = async (context: BrowserContext, page: Page) => {
  const tab = await context.newPage()
  await tab.goto(page.url().replace(/\?.*/, ''))
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused()
  await tab.getByRole('button', { name: 'Open the menu' }).tap()
  await tab.getByRole('button', { name: 'Sign out' }).tap()
  const question = tab.getByRole('alertdialog', { name: 'Sign out?' })
  await expect(question).toContainText('1 downloaded place will be removed from this device.')
  await question.getByRole('button', { name: 'Sign out' }).tap()
  await expect(tab.getByLabel('Email')).toBeVisible()
  return tab
}

test('a run is for who began it: signing out elsewhere leaves it open, somebody else begins anew, and its owner finds it again', async ({
  page,
  context,
}) => {
  await page.goto(new URL(FIELD_TASKS, Portal).href)
  await signIn(page, 'worker')
  const begin = async () => {
    await chooseFarm(page)
    await expect(page.getByText('All tasks available offline')).toBeVisible()
    await page.getByRole('button', { name: /^Moisture check/ }).tap()
    await expect(moisture(page)).toBeVisible()
  }
  await begin()
  await moisture(page).fill('10.7')

  const tab = await signOutElsewhere(context, page)
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await expect(moisture(page)).toHaveValue('10.7')

  await tab.goto(new URL(FIELD_TASKS, Portal).href)
  await signIn(tab, 'member')
  await expect(tab.getByRole('button', { name: /^Finca La Esperanza/ })).toBeVisible()
  await expect(moisture(page)).toBeHidden()
  await begin()
  await expect(moisture(page)).toHaveValue('')
  await tab.close()

  await (await signOutElsewhere(context, page)).close()
  await page.goto(new URL(FIELD_TASKS, Portal).href)
  await signIn(page, 'worker')
  await begin()
  await expect(moisture(page)).toHaveValue('10.7')
})
