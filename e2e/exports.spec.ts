import { readFileSync } from 'node:fs'
import { type APIResponse, expect, type Page, test } from '@playwright/test'
import { addresses as pages } from '../packages/api/src/addresses/index.ts'
import { problems } from './axe.ts'
import { addresses, interactionsPath, openAs } from './journey.ts'

const { Portal, API } = addresses()
const at = (path: string): string => new URL(path, Portal).href
const org = 'sierra-alta'
const exportsPage = at(pages.exports.list.to({ org }))

interface Job {
  id: string
  state: string
  total: number
}

/** Opens the list, and gives what this person may call. */
const openList = async (page: Page, person: 'owner' | 'member') => {
  const asked = page.waitForRequest((request) => request.url().includes('-interactions/interactions/'))
  await openAs(page, at(interactionsPath), person)
  const authorization = (await (await asked).headerValue('authorization')) ?? ''
  return (path: string, data?: object, method = data ? 'POST' : 'GET'): Promise<APIResponse> =>
    page.request.fetch(new URL(path, API).href, { method, headers: { authorization }, ...(data && { data }) })
}
type Call = Awaited<ReturnType<typeof openList>>

const readJobs = async (call: Call): Promise<Job[]> => (await (await call('/core/exports')).json()).items
const removeAll = async (call: Call): Promise<void> => {
  for (const { id } of await readJobs(call)) await call(`/core/exports/${id}`, undefined, 'DELETE')
}

const line = (page: Page, what: string) => page.getByRole('listitem').filter({ hasText: what })

const download = async (page: Page, what: string) => {
  const downloading = page.waitForEvent('download')
  await line(page, what)
    .getByRole('button', { name: /^Download / })
    .click()
  const file = await downloading
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) }
}

test('a list that is too large for a file is prepared while somebody goes on, told of, and downloaded whole', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const call = await openList(page, 'member')
  await removeAll(call)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Export as PDF' }).click()
  const dialog = page.getByRole('dialog', { name: 'Too many rows for one PDF file' })
  await expect(dialog).toBeVisible()
  expect(await problems(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Prepare in the background' }).click()
  await expect(page.getByText('The export is being prepared.')).toBeVisible()

  await page.goto(at(pages.assets.list.to({ org })))
  await expect.poll(async () => (await readJobs(call)).map(({ state }) => state), { timeout: 90_000 }).toEqual(['done'])
  const csv = { format: 'csv', sort: 'reportedDate_desc' }
  const { id } = await (await call('/core/exports', { list: 'interactions', query: csv })).json()
  await expect.poll(async () => (await readJobs(call)).map(({ state }) => state), { timeout: 60_000 }).toEqual(['done', 'done'])

  await page.reload()
  await page.getByRole('button', { name: /notification/i }).click()
  await page
    .getByRole('dialog', { name: 'Notifications' })
    .getByRole('link', { name: /^Your export is ready/ })
    .first()
    .click()
  await expect(page).toHaveURL(exportsPage)
  await expect(page.getByRole('heading', { name: 'Exports', level: 1 })).toBeVisible()
  expect(await problems(page)).toEqual([])

  const [, pdf] = await readJobs(call)
  const archive = await download(page, 'Interactions as PDF')
  const names = [...archive.bytes.toString('latin1').matchAll(/interactions-[\d-]+\.pdf/g)].map(([name]) => name)
  expect([archive.name, new Set(names).size]).toEqual([
    expect.stringMatching(/^interactions-[\d-]+\.zip$/),
    Math.ceil((pdf?.total ?? 0) / 500),
  ])
  const table = await download(page, 'Interactions as CSV')
  const whole = await (await call('/functions/tracemark-interactions/exports/101/interactions/', csv)).body()
  expect(table.bytes.equals(whole)).toBe(true)

  await line(page, 'Interactions as CSV')
    .getByRole('button', { name: /^Remove / })
    .click()
  await page.getByRole('alertdialog', { name: 'Remove this export?' }).getByRole('button', { name: 'Remove' }).click()
  await expect(line(page, 'Interactions as CSV')).toHaveCount(0)
  expect((await call(`/core/exports/${id}/file`)).status()).toBe(404)
  await page.close()
})

test('an export is stopped, three may be under way, and nobody reads another’s', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US' })
  const call = await openList(page, 'owner')
  await removeAll(call)
  await page.goto(exportsPage)
  await expect(page.getByRole('heading', { level: 1, name: 'Exports' })).toBeVisible()
  const create = () => call('/core/exports', { list: 'interactions', query: { format: 'pdf' } })
  const first = await create()
  const answers = [first, await create(), await create(), await create()]
  expect(answers.map((answer) => answer.status())).toEqual([200, 200, 200, 429])
  await page.reload()
  // The newest, which waits for the others.
  await page
    .getByRole('button', { name: /^Cancel export/ })
    .first()
    .click()
  await expect(page.getByText('Cancelled')).toBeVisible()

  const { id } = await first.json()
  await expect.poll(async () => (await call(`/core/exports/${id}`)).json(), { timeout: 90_000 }).toMatchObject({ state: 'done' })
  const other = await browser.newPage({ locale: 'en-US' })
  const callAsOther = await openList(other, 'member')
  expect([(await call(`/core/exports/${id}/file`)).status(), (await callAsOther(`/core/exports/${id}/file`)).status()]).toEqual([200, 404])
  await removeAll(call)
  await other.close()
  await page.close()
})
