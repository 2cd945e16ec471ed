import { expect, type Page, test } from '@playwright/test'
import { problems } from './axe.ts'
import { photo, seeRecord } from './bag-handover.ts'
import { addresses, answerMoistureCheck, firstRow, interactionsPath, openAs } from './journey.ts'
import { asStaff } from './staff.ts'

const { Portal, API } = addresses()
const at = (path: string): string => new URL(path, Portal).href

/** Runs the moisture check at the farm, as its field worker. */
const recordAsWorker = async (page: Page, moisture: string): Promise<void> => {
  await openAs(page, at('/org/sierra-alta/gft'), 'worker')
  await page.getByRole('button', { name: /^Finca La Esperanza/ }).click()
  await page.getByRole('button', { name: 'The whole Grower Group' }).click()
  await page.getByRole('button', { name: /^Moisture check/ }).click()
  await answerMoistureCheck(page, moisture)
  await page.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Your interaction was received.')).toBeVisible()
}

/** Opens the form of the interaction that the worker sent last. */
const openOwn = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Interactions on this device' }).click()
  await page.getByRole('button', { name: 'Correct answers' }).first().waitFor()
  // Whoever opens the page again finds the same.
  await page.reload()
  await page.getByRole('button', { name: 'Correct answers' }).first().click()
  await expect(page.getByRole('button', { name: 'Save correction' })).toBeVisible()
}

test('a worker corrects what they sent within the time, and staff see what was and what is', async ({ page, browser }) => {
  await recordAsWorker(page, '10.2')
  await openOwn(page)
  await expect(page.getByText(/You can correct your answers until/)).toBeVisible()
  const moisture = page.getByRole('textbox', { name: 'Moisture' })
  await expect(moisture).toHaveValue('10.2')
  expect(await problems(page)).toEqual([])
  await moisture.fill('')
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(moisture).toBeFocused()
  await moisture.fill('13.4')
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Answers corrected')).toBeVisible()

  const staff = await asStaff(browser, { Portal, API })
  await staff.page.goto(at(`${interactionsPath}?range=all`))
  await firstRow(staff.page).getByRole('link').first().click()
  await expect(staff.page.getByRole('region', { name: 'Answers' })).toContainText('13.4')
  const correction = staff.page.getByRole('region', { name: 'Corrections' }).getByRole('listitem').first()
  await expect(correction).toContainText(/Moisture.*Before: 10\.2.*After: 13\.4/)
  await expect(correction).toContainText(/Before: Notice.*After: Warning/)

  await test.step('an admin corrects them with a reason', async () => {
    await staff.page.getByRole('button', { name: 'Correct' }).click()
    await staff.page.getByRole('button', { name: 'Answers' }).click()
    await staff.page.getByRole('textbox', { name: 'Moisture' }).fill('11.1')
    await staff.page.getByRole('button', { name: 'Save correction' }).click()
    await expect(staff.page.getByRole('textbox', { name: 'Reason' })).toBeFocused()
    await staff.page.getByRole('textbox', { name: 'Reason' }).fill('Read from the photo of the meter')
    await staff.page.getByRole('button', { name: 'Save correction' }).click()
    await expect(correction).toContainText(/Before: 13\.4.*After: 11\.1.*Read from the photo of the meter/)
  })
  await staff.close()
})

test('what a worker entered stays where somebody else saves first, and is not left unasked', async ({ page, browser }) => {
  await recordAsWorker(page, '10.2')
  await openOwn(page)
  const id = /interactions\/(.+)\/answers/.exec(page.url())?.[1]
  const moisture = page.getByRole('textbox', { name: 'Moisture' })
  await moisture.fill('13.4')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  await expect(moisture).toHaveValue('13.4')

  const staff = await asStaff(browser, { Portal, API })
  const body = { answers: { moisture: 12.1, parchment: 'even' }, reason: 'Read from the photo of the meter' }
  await staff.call(`/functions/tracemark-interactions/interactions/101/${id}/answers`, body, 'PUT')
  await staff.close()

  await page.getByRole('button', { name: 'Save correction' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('row', { name: /Moisture/ })).toContainText(/13\.4.*12\.1/)
  expect(await problems(page)).toEqual([])
  await question.getByRole('button', { name: 'Use your version' }).click()
  await expect(page.getByText('Answers corrected')).toBeVisible()
})

test('what was sent back is corrected by who recorded it, and approved after that', async ({ page, browser }) => {
  const staff = await asStaff(browser, { Portal, API })
  const list = '/functions/tracemark-interactions/interactions/101'
  await openAs(page, at('/org/sierra-alta/gft'), 'worker')
  await expect(page.getByRole('heading', { name: 'Grower Groups' })).toBeVisible()
  const found = await staff.call(`${list}?review=received&perPage=100`)
  const sent = found.items.find(({ createdBy }: { createdBy?: { name: string } }) => createdBy?.name === 'Yamileth Ospina')
  const review = (state: string) => staff.call(`${list}/${sent._id}/review`, { review: state, reason: 'Count the workers again.' }, 'PUT')
  await review('needs_changes')

  await page.getByRole('button', { name: 'Open the menu' }).click()
  await page.getByRole('button', { name: 'Interactions on this device' }).click()
  const own = page.getByRole('listitem').filter({ hasText: 'Needs changes' })
  await expect(own).toContainText('Count the workers again.')
  await own.getByRole('button', { name: 'Correct answers' }).click()
  await expect(page.getByText('Count the workers again.')).toBeVisible()
  await page.getByRole('textbox', { name: /^Reason/ }).fill('Counted with the foreman')
  await page.getByRole('textbox', { name: 'Shade trees per hectare' }).fill('77')
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Answers corrected')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Needs changes' })).toHaveCount(0)

  await staff.page.goto(at(`${interactionsPath}/${sent._id}`))
  const card = staff.page.getByRole('region', { name: 'Review' })
  await expect(card.getByText('Waiting for review')).toBeVisible()
  await expect(staff.page.getByRole('region', { name: 'Corrections' }).getByRole('listitem').first()).toContainText(
    /Counted with the foreman/,
  )
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(card.getByText('Approved')).toBeVisible()
  await staff.page.goto(at(`${interactionsPath}/${sent._id}/answers`))
  await expect(staff.page.getByText('This interaction is approved, so it cannot be corrected')).toBeVisible()
  await staff.close()
})

/** Another picture of one pixel. */
const scales = {
  name: 'scales.png',
  mimeType: 'image/png',
  buffer: Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==', 'base64'),
}

const choosePhoto = async (page: Page, file: typeof photo): Promise<void> => {
  const chosen = page.waitForEvent('filechooser')
  await page.getByLabel('Choose a photo').click()
  await (await chosen).setFiles(file)
}

test('an answer and a photo are corrected without a network, and staff see the new version once there is one', async ({
  page,
  context,
  browser,
}) => {
  await openAs(page, at('/org/sierra-alta/gft'), 'worker')
  await page.getByRole('button', { name: /^Finca La Esperanza/ }).click()
  await page.getByRole('button', { name: 'The whole Grower Group' }).click()
  await page.getByRole('button', { name: /^Bag handover/ }).click()
  await choosePhoto(page, photo)
  await page.getByRole('button', { name: 'Continue without location' }).click()
  await page.getByRole('radio', { name: 'I prefer not to say' }).check()
  await page.getByRole('button', { name: 'Enter code' }).click()
  await page.getByRole('textbox', { name: 'Code as printed' }).fill('0104')
  const done = page.waitForResponse((response) => response.url().endsWith('/complete') && response.ok())
  await page.getByRole('button', { name: 'Submit' }).click()
  const { interactionId } = await (await done).json()

  await page.getByRole('button', { name: 'Correct answers' }).click()
  await expect(page.getByRole('button', { name: 'Save correction' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Enter code' }).click()
  await page.getByRole('textbox', { name: 'Code as printed' }).fill('0105')
  await page.getByRole('button', { name: 'Remove Photo 1' }).click()
  await choosePhoto(page, scales)
  await page.getByRole('button', { name: 'Save correction' }).click()
  await expect(page.getByText('Your correction is saved on this device.')).toBeVisible()
  const waiting = page.getByRole('listitem').filter({ has: page.getByText('Correction', { exact: true }) })
  await expect(waiting).toContainText(/Bag handover.*Saved on this device/)
  expect(await problems(page)).toEqual([])

  await context.setOffline(false)
  await expect(waiting).toHaveCount(0)
  const staff = await asStaff(browser, { Portal, API })
  const record = await staff.call(`/functions/tracemark-interactions/interactions/101/${interactionId}`)
  const codes = record.answers.filter(({ label }: { label: string }) => label === 'Code on the seal')
  expect([codes.map(({ value }: { value: string }) => value), record.attachments.length, record.changes.length]).toEqual([['0105'], 1, 1])
  expect(record.attachments[0].file).not.toBe(record.changes[0].before.attachments[0].file)
  await seeRecord(staff, interactionId, { pictures: ['Photo of the bags'], texts: ['0105'] })
  await staff.close()
})

test('who corrects without a network is told that somebody else did meanwhile, and keeps what they wrote', async ({
  page,
  context,
  browser,
}) => {
  await recordAsWorker(page, '10.2')
  await openOwn(page)
  const id = /interactions\/(.+)\/answers/.exec(page.url())?.[1]
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('textbox', { name: 'Moisture' }).fill('13.4')
  await page.getByRole('button', { name: 'Save correction' }).click()
  const waiting = page.getByRole('listitem').filter({ has: page.getByText('Correction', { exact: true }) })
  await expect(waiting).toContainText('Saved on this device')

  const staff = await asStaff(browser, { Portal, API })
  const body = { answers: { moisture: 12.1, parchment: 'even' }, reason: 'Read from the photo of the meter' }
  await staff.call(`/functions/tracemark-interactions/interactions/101/${id}/answers`, body, 'PUT')
  await context.setOffline(false)
  await expect(waiting).toContainText('Rejected')
  expect(await problems(page)).toEqual([])
  await waiting.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('13.4')
  await page.getByRole('button', { name: 'Save correction' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('row', { name: /Moisture/ })).toContainText(/13\.4.*12\.1/)
  await question.getByRole('button', { name: 'Use your version' }).click()
  await expect(page.getByText('Answers corrected')).toBeVisible()
  await expect(waiting).toHaveCount(0)
  const { answers } = await staff.call(`/functions/tracemark-interactions/interactions/101/${id}`)
  expect(answers.find(({ label }: { label: string }) => label === 'Moisture').value).toBe(13.4)
  await staff.close()
})
