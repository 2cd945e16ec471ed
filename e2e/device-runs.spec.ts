import { expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { addresses, answerMoistureCheck } from './journey.ts'

const { Task, Widgets } = addresses()

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 740 }, hasTouch: true })

const completed = (page: Page) => page.waitForResponse((response) => response.url().endsWith('/complete') && response.ok())

test('a run goes on where it was after a reload, under the same id, and its token stands in no address', async ({ page }) => {
  const begun = page.waitForRequest((request) => request.url().endsWith('/core/executions') && request.method() === 'POST')
  await page.goto(Task)
  const { id } = (await begun).postDataJSON()
  await expect(page).toHaveURL(/\/task$/)
  await answerMoistureCheck(page, '10.7')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('10.7')
  await expect(page.getByRole('radio', { name: 'Even' })).toBeChecked()
  await expect(page).toHaveURL(/\/task$/)
  const records = await page.context().newPage()
  await records.goto(new URL('/records', Task).href)
  await expect(records.getByRole('listitem').filter({ hasText: 'Moisture check' })).toContainText('Unfinished')
  await expect(records.getByText('Interactions stay on this device until you send or delete them.')).toBeVisible()
  await expect(records.getByRole('banner')).toContainText('Sierra Alta')
  expect(await problems(records)).toEqual([])
  await records.close()
  const done = completed(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await done).url()).toContain(id)
  await expect(page.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
})

/** Hears of each token that a page writes where any script of its origin can read it. */
const tokensInStorage = async (page: Page): Promise<string[]> => {
  const written: string[] = []
  await page.exposeFunction('tellStored', (entry: string) => written.push(entry))
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      setItem.call(this, key, value)
      // A header of JSON, a payload of JSON and a signature.
      const tokens = Object.values({ ...localStorage, ...sessionStorage }).filter((text) => /eyJ[\w-]+\.eyJ[\w-]+\.[\w-]+/.test(text))
      for (const token of tokens) Reflect.get(globalThis, 'tellStored')(`${key}: ${token}`)
    }
  })
  return written
}

for (const [where, address] of [
  ['the portal', Task],
  ['another site', Widgets],
] as const)
  test(`what is answered in the moment that a page of ${where} is loaded again is there afterwards, is sent, and leaves no token`, async ({
    page,
    request,
  }) => {
    const tokens = await tokensInStorage(page)
    // The demo's site asks for another link at each visit; one of this visitor's own stays.
    const body = await (await request.get(Widgets)).text()
    // What the test answers comes from nowhere that Chromium knows, and would have to ask before it calls this machine.
    await page.context().grantPermissions(['geolocation', 'local-network-access'])
    await page.route(Widgets, (route) => route.fulfill({ body, contentType: 'text/html; charset=utf-8' }))
    await page.goto(address)
    const task = page.locator('form').filter({ has: page.getByRole('textbox', { name: 'Moisture' }) })
    const options = task.getByRole('radio')
    for (const _ of ['while the code still comes', 'and once it is there']) {
      await expect(options.last()).toBeVisible()
      const reloaded = page.waitForEvent('load')
      await options.last().evaluate((last) => {
        for (const option of last.closest('form')?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? []) option.click()
        location.reload()
      })
      await reloaded
      await expect(options.last()).toBeChecked()
      await options.first().check()
      await page.waitForLoadState('networkidle')
    }
    await answerMoistureCheck(page, '10.8')
    const done = completed(page)
    await task.getByRole('button', { name: 'Submit' }).click()
    await done
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('tracemark.left.')))).toEqual([])
    expect(tokens).toEqual([])
  })

test('a run that ends without a network waits on the device, and is sent once by another page after its own was closed', async ({
  page,
  context,
  request,
}) => {
  await page.goto(Task)
  await answerMoistureCheck(page, '10.9')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByRole('heading', { name: 'Saved on this device' })).toBeVisible()
  await page.getByRole('button', { name: 'Interactions on this device' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Moisture check' })).toContainText('Saved on this device')
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  const done = completed(later)
  await later.goto(Task)
  const answer = await done
  await expect(later.getByText(/interactions? to send/)).toBeHidden()
  // The same run completed once more: the same record, not another.
  const again = await request.post(answer.url(), {
    headers: { authorization: (await answer.request().headerValue('authorization')) ?? '' },
  })
  expect(await again.json()).toEqual(await answer.json())
})
