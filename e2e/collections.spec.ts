import { type APIResponse, expect, type Page, test } from '@playwright/test'
import { addresses as pages } from '../packages/api/src/addresses/index.ts'
import { contract } from '../packages/api/src/contract/index.ts'
import { problems } from './axe.ts'
import { addresses, interactionsPath, openAs } from './journey.ts'

const { Portal, API } = addresses()
const at = (path: string): string => new URL(path, Portal).href
const org = 'sierra-alta'
const list = at(interactionsPath)

/** As the pager says it: `1 to 50 of 367`. */
const readTotal = async (page: Page): Promise<number> => {
  const text = await page.getByText(/^\d+ to \d+ of [\d,]+$/).textContent()
  return Number(text?.split(' ').at(-1)?.replaceAll(',', ''))
}

/** Opens the list, and gives what this person may call. */
const openList = async (page: Page, query: string) => {
  const asked = page.waitForRequest((request) => request.url().includes('-interactions/interactions/'))
  await openAs(page, `${list}?${query}`, 'owner')
  const authorization = (await (await asked).headerValue('authorization')) ?? ''
  return (path: string, data?: object): Promise<APIResponse> =>
    page.request.fetch(new URL(path, API).href, { method: data ? 'POST' : 'GET', headers: { authorization }, ...(data && { data }) })
}

test('the filters of the list become a collection, which follows each new record and is filtered by', async ({ browser }) => {
  const page = await browser.newPage({ locale: 'en-US', viewport: { width: 1440, height: 900 } })
  const call = await openList(page, 'range=all&classification=alert')
  const name = `Grave ${test.info().repeatEachIndex}`
  const before = await readTotal(page)

  await test.step('saved from the list, it takes the filters along', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Save as collection' }).click()
    const form = page.getByRole('dialog', { name: 'New collection' })
    await form.getByRole('textbox', { name: 'Name' }).fill(name)
    await expect(form.getByText('This collection holds every interaction with: Classification: Alert')).toBeVisible()
    expect(await problems(page)).toEqual([])
    await form.getByRole('button', { name: 'Create' }).click()
    await expect(page).toHaveURL(`${list}?range=all&classification=alert`)
  })

  await test.step('its page shows the rule and what it holds, a few at a time, beside the list of collections', async () => {
    await page.goto(at(`${pages.collections.list.to({ org })}?search=Grave&sort=createdAt_desc`))
    await page.getByRole('link', { name, exact: true }).click()
    const form = page.getByRole('dialog', { name })
    const held = form.getByRole('region', { name: `Interactions (${before})` })
    await held.getByRole('button', { name: 'Next' }).click()
    await expect(held.getByText(`11 to ${Math.min(20, before)} of ${before}`)).toBeVisible()
    await expect(page).toHaveURL(/\?search=Grave&sort=createdAt_desc&held\.page=2$/)
    expect(await problems(page)).toEqual([])
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    await expect(page).toHaveURL(/collections\?search=Grave&sort=createdAt_desc$/)
  })

  await test.step('a new record is in it by itself, and the list is filtered by it', async () => {
    const interactions = '/functions/tracemark-interactions/interactions/101'
    const { items } = await (await call(`${interactions}?perPage=1`)).json()
    const { thingId } = items[0]
    const { id: taskId } = await (await call(contract.tasks.create.path, { name: `Look at ${name}` })).json()
    await call(contract.taskAssets.create.path, { taskId, thingId })
    const made = await call(interactions, { thingId, taskId, classification: 'alert' })
    expect(await made.json()).toMatchObject({ classification: 'alert' })
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: 'Show interactions' }).click()
    await expect(page.getByRole('button', { name: `Collection ${name}`, exact: true })).toBeVisible()
    await expect(async () => expect(await readTotal(page)).toBe(before + 1)).toPass()
  })

  await test.step('nothing is added to it, or taken out, by hand', async () => {
    await page
      .getByRole('button', { name: /^Actions for / })
      .first()
      .click()
    await expect(page.getByRole('menuitem', { name: /^Remove from this collection/ })).toHaveAttribute('aria-disabled', 'true')
    await page.getByRole('menuitem', { name: 'Add to collection' }).click()
    const dialog = page.getByRole('dialog', { name: /Add to collection/ })
    await expect(dialog.getByText('Collections by rule are not offered: each holds what its rule finds.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
  })

  await test.step('a rule can not filter by a collection', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await expect(page.getByRole('menuitem', { name: /^Save as collection/ })).toHaveAttribute('aria-disabled', 'true')
    await page.keyboard.press('Escape')
  })

  await test.step('it is changed, and finds otherwise from then on', async () => {
    await page.goto(at(`${pages.collections.list.to({ org })}?search=Grave&sort=createdAt_desc`))
    await page.getByRole('link', { name, exact: true }).click()
    const form = page.getByRole('dialog', { name })
    await form.getByRole('textbox', { name: 'Words to find' }).fill('nothing has these words')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await page.getByRole('link', { name, exact: true }).click()
    await expect(form.getByText('No interactions now')).toBeVisible()
  })
  await page.close()
})
