import { readFileSync } from 'node:fs'
import { expect, type Locator, type Page, test } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { problems } from './axe.ts'
import { addresses, firstRow, interactionsPath, openAs, signIn } from './journey.ts'

const { Portal } = addresses()
const at = (path: string) => new URL(path, Portal).href

test('a wrong password says so and keeps the e-mail; the right one opens the organization’s interactions', async ({ page }) => {
  await page.goto(Portal)
  await signIn(page, 'member', 'wrong')
  await expect(page.getByRole('alert')).toContainText('is wrong')
  await expect(page.getByLabel('Email')).toHaveValue('member@demo.test')
  await signIn(page, 'member')
  await expect(page).toHaveURL(at(interactionsPath))
  await expect(page.getByRole('heading', { name: 'Interactions' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Grower Group' })).toBeVisible()
  await expect(page.getByText('1 to 50 of')).toBeVisible()
})

test('page, sort and filter live in the address: they survive a reload, and Back undoes them', async ({ page }) => {
  await openAs(page, at(interactionsPath), 'member')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page).toHaveURL(at(`${interactionsPath}?page=2`))
  await expect(page.getByText('51 to 100 of')).toBeVisible()

  await page.getByRole('columnheader', { name: 'Task' }).click()
  await expect(page).toHaveURL(at(`${interactionsPath}?sort=task_asc`))
  await expect(firstRow(page)).toContainText(/Bag (handover|seal)/)

  await page.getByRole('button', { name: 'Classification', exact: true }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Warning' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(at(`${interactionsPath}?sort=task_asc&classification=warning`))
  await expect(firstRow(page)).toContainText('Warning')

  await page.reload()
  await expect(firstRow(page)).toContainText('Warning')
  await expect(page).toHaveURL(at(`${interactionsPath}?sort=task_asc&classification=warning`))

  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(at(`${interactionsPath}?page=2`))
  await expect(page.getByText('51 to 100 of')).toBeVisible()
})

test('what the filters leave is exported as a file, and a task is run from the list', async ({ page }) => {
  await openAs(page, at(`${interactionsPath}?classification=warning&range=all`), 'member')
  const total = Number(/of ([\d,]+)$/.exec((await page.getByText(/^1 to \d+ of/).textContent()) ?? '')?.[1]?.replace(',', ''))
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
  const dialog = page.getByRole('dialog', { name: 'Export as CSV' })
  await expect(dialog.getByLabel('Separator')).toHaveValue('comma')
  await dialog.getByRole('button', { name: 'Export' }).click()
  const file = await downloading
  await expect(page.getByText('The file was downloaded')).toBeVisible()
  const rows: Record<string, string>[] = parse(readFileSync(await file.path()), { bom: true, columns: true })
  expect(rows.map(({ classification }) => classification)).toEqual(Array.from({ length: total }, () => 'warning'))

  await page.getByRole('button', { name: 'Run a task' }).click()
  await expect(page).toHaveURL(at('/org/sierra-alta/gft'))
  await page.goBack()
  await expect(page).toHaveURL(at(`${interactionsPath}?classification=warning&range=all`))
})

/** What a person reads in the rows that are drawn: asset, unit, classification, value chain element, task. */
const readRows = (page: Page): Promise<string[][]> =>
  page
    .getByRole('grid', { name: 'Interactions' })
    .getByRole('row')
    .evaluateAll((rows) =>
      rows
        .map((row) =>
          [...row.querySelectorAll('[role="gridcell"]')].map((cell) => {
            // Without the monogram, which stands for a picture.
            const copy = cell.cloneNode(true) as HTMLElement
            for (const monogram of copy.querySelectorAll('i[aria-hidden=true]')) monogram.remove()
            return copy.textContent.trim()
          }),
        )
        .filter((cells) => cells.length > 0)
        .map((cells) => cells.slice(1, 6)),
    )

test('more than a PDF can hold is said before; a CSV file holds it, and fewer days make a PDF of it', async ({ page }) => {
  await openAs(page, at(interactionsPath), 'member')
  const exportAs = async (format: string) => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: `Export as ${format}` }).click()
  }
  const summary = page.getByText(/^[\d,]+ recorded in the last 12 months$/)
  const [total = ''] = (await summary.textContent())?.split(' ') ?? []
  // As many as have room are drawn once the list knows its height.
  await expect.poll(async () => (await readRows(page)).length).toBeGreaterThan(10)
  const rows = await readRows(page)
  await exportAs('PDF')
  const dialog = page.getByRole('dialog', { name: 'Too many rows for one PDF file' })
  await expect(dialog).toContainText(`${total} rows match. One PDF file holds up to 500 rows`)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  const downloading = page.waitForEvent('download')
  await exportAs('CSV')
  await page.getByRole('dialog', { name: 'Export as CSV' }).getByRole('button', { name: 'Export' }).click()
  const csv = await downloading
  await expect(page.getByText('The file was downloaded')).toBeVisible()
  expect(csv.suggestedFilename()).toMatch(/^interactions-[\d-]+\.csv$/)
  const lines: Record<string, string>[] = parse(readFileSync(await csv.path()), { bom: true, columns: true })
  expect(lines).toHaveLength(Number(total.replace(',', '')))
  expect(rows).toEqual(
    lines
      .slice(0, rows.length)
      .map(({ asset, unit, classification, valueChainElement, task }) => [
        asset,
        unit,
        expect.stringMatching(new RegExp(`^${classification}$`, 'i')),
        valueChainElement,
        task,
      ]),
  )

  await page.getByRole('button', { name: 'Last 30 days' }).click()
  await expect(page.getByText(/^\d{1,3} recorded in the last 30 days$/)).toBeVisible()
  const printing = page.waitForEvent('download')
  await exportAs('PDF')
  await page.getByRole('dialog', { name: 'Export as PDF' }).getByRole('button', { name: 'Export' }).click()
  const pdf = await printing
  await expect(dialog).toBeHidden()
  expect([pdf.suggestedFilename(), readFileSync(await pdf.path(), 'latin1').slice(0, 5)]).toEqual([
    expect.stringMatching(/^interactions-[\d-]+\.pdf$/),
    '%PDF-',
  ])
})

test('a file has the columns that the list shows, in their order, and the selected rows alone; or every field of all', async ({ page }) => {
  await openAs(page, at(`${interactionsPath}?range=all`), 'owner')
  await expect.poll(async () => (await readRows(page)).length).toBeGreaterThan(5)
  const [first, , third] = await readRows(page)
  for (const name of ['Task', 'Review']) {
    await page.getByRole('button', { name: 'Columns' }).click()
    await page.getByRole('menuitemcheckbox', { name }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('menu')).toHaveCount(0)
  }
  const rows = page.getByRole('grid', { name: 'Interactions' }).getByRole('row')
  for (const place of [1, 3]) await rows.nth(place).getByRole('checkbox').check()
  const download = async (choose: (dialog: Locator) => Promise<unknown>): Promise<string[][]> => {
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Export as CSV' }).click()
    const dialog = page.getByRole('dialog', { name: 'Export as CSV' })
    await choose(dialog)
    await dialog.getByRole('button', { name: 'Export' }).click()
    const table = parse(readFileSync(await (await downloading).path()), { bom: true })
    await expect(dialog).toBeHidden()
    return table
  }
  const [head, ...lines] = await download(async (dialog) => {
    await expect(dialog.getByLabel('Rows')).toHaveValue('selected')
    expect(await problems(page)).toEqual([])
  })
  expect(head).toEqual([
    'reportedDate',
    'asset',
    'unit',
    'classification',
    'review',
    'valueChain',
    'valueChainElement',
    'place',
    'longitude',
    'latitude',
    'recordedLongitude',
    'recordedLatitude',
    'placeNote',
  ])
  expect(lines.map(([, asset, unit]) => [asset, unit])).toEqual([first, third].map((cells) => cells?.slice(1, 3)))

  const [fields, ...all] = await download(async (dialog) => {
    await dialog.getByLabel('Rows').selectOption('All rows that match')
    await dialog.getByLabel('Columns').selectOption('All fields')
  })
  expect([fields?.[0], fields?.at(-2), fields?.at(-1), all.length > 100]).toEqual(['id', 'answers', 'attachments', true])
})

test('the way of Tab through the list is the same from its views on', async ({ page }) => {
  // What the bell counts is held back, so that the page can be looked at without it.
  const held = Promise.withResolvers<void>()
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'notifications') await held.promise
    await route.continue()
  })
  await page.goto(at(interactionsPath))
  await signIn(page, 'member')
  await expect(firstRow(page)).toBeVisible()
  // The organization's own words come after a first sign-in.
  await expect(page.getByRole('link', { name: 'Grower Groups' })).toBeVisible()
  const stops = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('a[href], button, input, [tabindex="0"]')]
        .filter((element) => element.tabIndex >= 0 && element.checkVisibility())
        .map((element) =>
          (element.getAttribute('aria-label') ?? element.textContent).replace(/^\d+\+? new notifications?$/, 'Notifications'),
        ),
    )
  // The views of the list come after its rows (docs/decisions/saved-views.md).
  await expect(page.getByRole('button', { name: 'Save as …' })).toBeVisible()
  const before = await stops()
  expect(before).toEqual(expect.arrayContaining(['Notifications', 'More actions', 'Run a task']))
  await page.getByRole('button', { name: 'Notifications' }).click()
  held.resolve()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  // It goes slowly.
  await expect.poll(stops).toEqual(before)
})

test('a link deep into the portal is where sign-in ends, and Home remembers the organization', async ({ page }) => {
  await page.goto(at('/org/klosterhalde/interactions?classification=alert'))
  await signIn(page, 'owner')
  await expect(page).toHaveURL(at('/org/klosterhalde/interactions?classification=alert'))
  // The winery's own language is German; who has chosen none reads that of the device.
  await expect(firstRow(page)).toContainText('Alert')
  await page.goto(Portal)
  await expect(page).toHaveURL(at('/org/klosterhalde/interactions'))
})

test('an unknown organization, somebody else’s, and an unknown page each say what is so', async ({ page }) => {
  await openAs(page, at('/org/nowhere/interactions'), 'member')
  await expect(page.getByRole('heading', { name: 'Organization not found' })).toBeVisible()
  await page.goto(at('/org/klosterhalde/interactions'))
  await expect(page.getByRole('heading', { name: 'Organization not found' })).toBeVisible()
  await page.goto(at('/org/sierra-alta/nothing-here'))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await page.goto(at('/nothing/here'))
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('a worker without portal access who opens a page of the portal is told so', async ({ page }) => {
  await openAs(page, at(interactionsPath), 'worker')
  await expect(page.getByRole('heading', { name: 'You don’t have portal access' })).toBeVisible()
})

test('a second tab needs no sign-in, and signing out in one tab signs out the other', async ({ page, context }) => {
  await page.goto(Portal)
  await signIn(page, 'member')
  await expect(firstRow(page)).toBeVisible()
  const second = await context.newPage()
  await second.goto(at(interactionsPath))
  await expect(firstRow(second)).toBeVisible()

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await expect(second.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
})

test('a reload shows its rows without an exchange, and signing out leaves nothing of the token', async ({ page }) => {
  await page.goto(at(interactionsPath))
  await signIn(page, 'member')
  await expect(firstRow(page)).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/^(?!\/assets\/).*(exchange|permissions|slug|item-status|interactions\/\d)/.test(pathname)) calls.push(pathname)
  })
  await page.reload()
  await expect(firstRow(page)).toBeVisible()
  await expect
    .poll(() => calls.toSorted())
    .toEqual([
      '/auth/permissions',
      '/core/organizations/101/item-status',
      '/core/organizations/slug/sierra-alta',
      '/functions/tracemark-interactions/interactions/101',
    ])

  await page.getByRole('button', { name: /^Account/ }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
  await expect(page.getByLabel('Password')).toBeVisible()
  await page.goto(at('/styleguide/components'))
  const kept = await page.evaluate(() => ['tracemark.session', 'tracemark.grant'].map((name) => sessionStorage.getItem(name)))
  expect(kept).toEqual([null, null])
})

test('the page names all code and styles of a list, so that they come in one round', async ({ page }) => {
  await openAs(page, at(interactionsPath), 'member')
  await expect(firstRow(page)).toBeVisible()
  const fetched: string[] = []
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType())) fetched.push(new URL(request.url()).pathname)
  })
  const document = await page.reload()
  await expect(firstRow(page)).toBeVisible()
  const named = [...((await document?.text()) ?? '').matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, file]) => file)
  expect(fetched.length).toBeGreaterThan(0)
  // What no page waits for comes by itself, after the first of them; so do the views of a list and its map, after its rows.
  const late =
    /^\/assets\/(staff-last|ViewsOfList|draw-list|collection-address|coordinates-text|place|records|en-(saved-views|media|interactions-map|task-more))-/
  const awaited = fetched.filter((file) => !late.test(file))
  expect(awaited.filter((file) => !named.includes(file))).toEqual([])
})

test('an address of another site is never where sign-in ends', async ({ page }) => {
  await page.goto(at('/loggedin/https://evil.example?code=1&state=2'))
  await expect(page.getByRole('heading', { name: 'You are signed out' })).toBeVisible()
  await page.getByRole('button', { name: 'Sign in' }).click()
  await signIn(page, 'member')
  await expect(page).toHaveURL(at(interactionsPath))
})

test('nothing secret is kept in localStorage', async ({ page }) => {
  await page.goto(Portal)
  await signIn(page, 'member')
  await expect(firstRow(page)).toBeVisible()
  await page.getByRole('button', { name: /^Account: / }).click()
  await page.getByRole('menuitemradio', { name: 'Dark', exact: true }).click()
  const kept = await page.evaluate(() => Object.entries(localStorage))
  const { languages: _, ...preferences } = JSON.parse(kept.find(([name]) => name === 'tracemark.preferences')?.[1] ?? '{}')
  expect(preferences).toEqual({ theme: 'dark' })
  expect(
    kept
      .map(([name, value]) => [name.replace(/\.[0-9a-f-]{36}$/, '.<account>'), value.replace(/"[0-9a-f-]{36}"/, '"<account>"')])
      .filter(([name]) => name !== 'tracemark.preferences')
      .toSorted(),
  ).toEqual([
    // By how much the device's clock is ahead of the server's, in milliseconds.
    ['tracemark.clock', expect.stringMatching(/^-?\d+$/)],
    ['tracemark.last-organization', 'sierra-alta'],
    ['tracemark.last-organization.<account>', 'sierra-alta'],
    ['tracemark.shown-languages', '[{"account":"<account>","organization":"sierra-alta","language":"en-x-farm"}]'],
  ])
})

test('Back after a sign-in shows a page, never a form to send again', async ({ page }) => {
  await page.goto(Portal)
  await signIn(page, 'member', 'wrong')
  await expect(page.getByRole('alert')).toBeVisible()
  await signIn(page, 'member')
  await expect(firstRow(page)).toBeVisible()
  await expect(page).toHaveTitle('Interactions · Sierra Alta · Tracemark')
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Open Tracemark' }).or(firstRow(page))).toBeVisible()
})

test('a page past the last is the last', async ({ page }) => {
  await openAs(page, at(`${interactionsPath}?page=900`), 'member')
  await expect(firstRow(page)).toBeVisible()
  // How many pages there are depends on what other journeys recorded.
  const range = page.getByText(/^[\d,]+ to ([\d,]+) of \1$/)
  const records = Number((await range.textContent())?.replace(/^.* of /, '').replace(',', ''))
  await expect(page).toHaveURL(at(`${interactionsPath}?page=${Math.ceil(records / 50)}`))
})

test('what asks for anything gets the page, and a script that is not there is not found', async ({ request }) => {
  const status = async (path: string, method = 'GET') => (await request.fetch(at(path), { method, headers: { accept: '*/*' } })).status()
  expect([
    await status('/'),
    await status('/p/sierra-alta/finca-la-esperanza'),
    await status('/', 'HEAD'),
    await status('/assets/gone.js'),
  ]).toEqual([200, 200, 200, 404])
})
