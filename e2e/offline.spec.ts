import { expect, type Page, test } from '@playwright/test'
import {
  addresses,
  answerMoistureCheck,
  firstRow,
  interactionsPath,
  keptForOffline,
  openAs,
  signIn,
  waitForSavedLanguage,
} from './journey.ts'

const { Task, Portal } = addresses()

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true })

test('a task that was opened before opens, is loaded again and begun anew without a network; its record arrives later', async ({
  page,
  context,
}) => {
  await page.goto(Task)
  await answerMoistureCheck(page, '10.3')
  await keptForOffline(page)
  await context.setOffline(true)

  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('10.3')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()

  await page.goto(Task)
  await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('')
  await expect(page.getByText('1 interaction to send')).toBeVisible()
  await answerMoistureCheck(page, '10.4')
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()

  await page.goto(new URL('/records', Portal).href)
  await expect(page.getByRole('listitem')).toHaveCount(2)
  await context.setOffline(false)
  const received = page.getByText('Received', { exact: true })
  await expect(received).toHaveCount(2)
  for (const each of await received.all()) await expect(each).toBeVisible()
})

test('a worker downloads an asset that was never opened, runs its task without a network, and staff see the record', async ({
  page,
  context,
  browser,
}) => {
  await page.goto(new URL('/org/sierra-alta/gft', Portal).href)
  await signIn(page, 'worker')
  const farm = page.getByRole('listitem').filter({ hasText: 'Finca La Esperanza' })
  const other = page.getByRole('listitem').filter({ hasText: 'Cooperativa El Roble' })
  await farm.getByRole('button', { name: /^Download for offline/ }).tap()
  await expect(farm.getByText('On this device', { exact: true })).toBeVisible()
  await keptForOffline(page)

  await context.setOffline(true)
  await page.reload()
  // The organization's own wording: none of it can be read anew without a network, however often the page is loaded.
  for (let again = 0; again < 2; again += 1) {
    await expect(page.getByRole('heading', { name: 'Grower Groups' })).toBeVisible()
    await page.reload()
  }
  await expect(page.getByRole('heading', { name: 'Grower Groups' })).toBeVisible()
  await expect(other.getByText('Not on this device')).toBeVisible()
  await expect(other.getByRole('button')).toHaveCount(0)
  await expect(farm.getByText('On this device', { exact: true })).toBeVisible()
  await farm.getByRole('button', { name: /^Finca La Esperanza/ }).tap()
  await page.getByRole('button', { name: 'The whole Grower Group' }).tap()
  await expect(page.getByText('All tasks available offline')).toBeVisible()
  await page.getByRole('button', { name: /^Moisture check/ }).tap()
  await answerMoistureCheck(page, '10.7')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()

  await context.setOffline(false)
  await page.goto(new URL('/records', Portal).href)
  await expect(page.getByText('Received', { exact: true })).toBeVisible()

  const desk = await browser.newContext({ viewport: { width: 1440, height: 900 }, hasTouch: false })
  const staff = await desk.newPage()
  await openAs(staff, new URL(interactionsPath, Portal).href, 'owner')
  await expect(firstRow(staff)).toContainText('Moisture check')
  await firstRow(staff).getByRole('link').first().click()
  await expect(staff.getByText(/^10\.7/).first()).toBeVisible()
  await desk.close()
})

test('whoever signs out without a network is asked about what the device keeps', async ({ page, context }) => {
  await page.goto(new URL('/org/sierra-alta/gft', Portal).href)
  await signIn(page, 'worker')
  const farm = page.getByRole('listitem').filter({ hasText: 'Finca La Esperanza' })
  await farm.getByRole('button', { name: /^Download for offline/ }).tap()
  await expect(farm.getByText('On this device', { exact: true })).toBeVisible()
  await keptForOffline(page)
  await context.setOffline(true)
  await farm.getByRole('button', { name: /^Finca La Esperanza/ }).tap()
  await page.getByRole('button', { name: 'The whole Grower Group' }).tap()
  await page.getByRole('button', { name: /^Moisture check/ }).tap()
  await answerMoistureCheck(page, '10.8')
  await page.getByRole('button', { name: 'Submit' }).tap()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()

  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await page.getByRole('button', { name: 'Sign out' }).tap()
  const question = page.getByRole('alertdialog', { name: 'Sign out?' })
  await expect(question).toContainText('You have 1 interaction to send')
  await expect(question).toContainText('1 downloaded place will be removed from this device.')
  await question.getByRole('button', { name: 'Cancel' }).tap()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
})

const guidedTasks = new URL('/org/sierra-alta/gft', Portal).href

/** A worker opens the guided tasks, loses the network, and signs out. */
const signOutOffline = async (page: Page): Promise<void> => {
  await page.goto(guidedTasks)
  await signIn(page, 'worker')
  await expect(page.getByRole('listitem').first()).toBeVisible()
  await keptForOffline(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Open the menu' }).tap()
  await page.getByRole('button', { name: 'Sign out' }).tap()
  await expect(page.getByRole('heading', { name: 'You are signed out on this device' })).toBeVisible()
}

test('whoever signs out without a network stays on our page, and the next person is asked who they are', async ({ page, context }) => {
  await signOutOffline(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Open this page once while online' })).toBeVisible()
  await page.close()

  // The page that would have told the provider is gone, and the provider still has the worker's session.
  await context.setOffline(false)
  const next = await context.newPage()
  await next.goto(guidedTasks)
  await signIn(next, 'member')
  await expect(next.getByRole('listitem').first()).toBeVisible()
})

test('a sign-out without a network is finished when the network is there', async ({ page, context }) => {
  await signOutOffline(page)

  const finished = page.waitForURL((url) => url.pathname === '/loggedout')
  await context.setOffline(false)
  await finished
  await expect(page.getByLabel('Email')).toBeVisible()
})

test('the account menu of a staff page opens without a network', async ({ page, context }) => {
  await openAs(page, new URL(interactionsPath, Portal).href, 'member')
  await expect(page.getByRole('heading', { level: 1, name: 'Interactions' })).toBeVisible()
  await keptForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: /^Account: / }).tap()
  await expect(page.getByRole('menuitem', { name: 'Sign out' })).toBeVisible()

  // A language whose texts this device does not have shows on the next page, and is theirs on any device.
  await page.getByRole('menuitemradio', { name: 'Español', exact: true }).tap()
  const saved = waitForSavedLanguage(page)
  await context.setOffline(false)
  expect((await saved).request().postDataJSON()).toEqual({ portalLanguage: 'es' })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Interacciones' })).toBeVisible()
  const restored = waitForSavedLanguage(page)
  await page.getByRole('button', { name: /^Cuenta: / }).tap()
  await page.getByRole('menuitemradio', { name: 'English (Farm Audits)' }).tap()
  await restored
})

test('the portal can be installed', async ({ request }) => {
  const manifest = await (await request.get(new URL('/manifest.webmanifest', Portal).href)).json()
  expect({ name: manifest.name, display: manifest.display, start: manifest.start_url }).toEqual({
    name: 'Tracemark',
    display: 'standalone',
    start: '/',
  })
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(new URL(src, Portal).href)
    expect([icon.status(), icon.headers()['content-type']?.split(';')[0]]).toEqual([200, type])
  }
})

test('no device keeps the map of the world before it is shown, and what was shown is drawn without a network', async ({
  page,
  context,
  request,
}) => {
  const worker = await (await request.get(new URL('/sw.js', Portal).href)).text()
  const drawn = page.locator('[data-map][data-drawn=true]')
  await page.goto(new URL('/styleguide/maps', Portal).href)
  await expect(drawn).toBeVisible()
  await expect(page.getByRole('link', { name: 'Natural Earth' })).toBeVisible()
  const tiles = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname)
      .filter((path) => /^\/assets\/(world|\d-\d)-[^/]+\.js$/.test(path)),
  )
  expect(tiles.length).toBeGreaterThan(0)
  expect(tiles.filter((path) => worker.includes(path))).toEqual([])

  await keptForOffline(page)
  await context.setOffline(true)
  await page.reload()
  await expect(drawn).toBeVisible()
})
