import { expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { addresses, answerMoistureCheck } from './journey.ts'

const { Task } = addresses()

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

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
  await expect(records.getByRole('listitem').filter({ hasText: 'Moisture check' })).toContainText('Not finished')
  await expect(records.getByText('Kept on this device until they are sent or deleted.')).toBeVisible()
  await expect(records.getByRole('banner')).toContainText('Sierra Alta')
  expect(await problems(records)).toEqual([])
  await records.close()
  const done = completed(page)
  await page.getByRole('button', { name: 'Submit' }).click()
  expect((await done).url()).toContain(id)
  await expect(page.getByRole('heading', { name: 'Event Classification' })).toBeVisible()
})

test('what is answered in the moment that the page is loaded again is there afterwards', async ({ page }) => {
  await page.goto(Task)
  const options = page.getByRole('radio')
  for (const _ of ['while the code still comes', 'and once it is there']) {
    await expect(options.last()).toBeVisible()
    const reloaded = page.waitForEvent('load')
    await page.evaluate(() => {
      for (const option of document.querySelectorAll<HTMLInputElement>('input[type=radio]')) option.click()
      location.reload()
    })
    await reloaded
    await expect(options.last()).toBeChecked()
    await options.first().check()
    await page.waitForLoadState('networkidle')
  }
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
  await page.getByRole('button', { name: 'Records on this device' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Moisture check' })).toContainText('Saved on this device')
  await page.close()

  await context.setOffline(false)
  const later = await context.newPage()
  const done = completed(later)
  await later.goto(Task)
  const answer = await done
  await expect(later.getByText(/record waits to be sent/)).toBeHidden()
  // The same run completed once more: the same record, not another.
  const again = await request.post(answer.url(), {
    headers: { authorization: (await answer.request().headerValue('authorization')) ?? '' },
  })
  expect(await again.json()).toEqual(await answer.json())
})
