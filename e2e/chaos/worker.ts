import { type BrowserContext, expect, type Page } from '@playwright/test'
import { wait } from './wait.ts'

/** A field worker with one phone: opens the task's link, answers, submits, and opens it again when the page is gone. */
export interface Submission {
  page: Page
  /** Stands in the note, and names the record by it. */
  mark: string
  /** How many finished runs the device held when the form opened. */
  finishedBefore?: number
  /** When the note was entered, in milliseconds. */
  enteredAt?: number
}

/** A backend that was killed takes its time to start again, and more on a busy machine. */
const STEP_MS = 150_000

const getNote = (page: Page) => page.getByRole('textbox', { name: 'Anything to add' })

const ended = (page: Page) =>
  page.getByRole('heading', { name: 'Event Classification' }).or(page.getByRole('heading', { name: 'Saved on this device' }))

/** Waits for the form; a page or a server that could not be reached is asked again. */
const openForm = async (page: Page, link: string): Promise<void> => {
  await expect(async () => {
    await page.goto(link)
  }).toPass({ timeout: STEP_MS })
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click()
    await expect(getNote(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: STEP_MS })
}

const answer = async (submission: Submission): Promise<void> => {
  const { page, mark } = submission
  await page.getByRole('textbox', { name: 'Moisture' }).fill('11.1')
  await page.getByRole('radio', { name: 'Even' }).check()
  await getNote(page).fill(mark)
  submission.enteredAt = performance.now()
}

/** Until the page says that the server has the record, or the device. */
const submit = async ({ page }: Submission): Promise<void> => {
  // Not the link that fetches a part of the page once more.
  await page.locator('button[type=submit]', { hasText: /^(Submit|Try again)$/ }).click()
  await expect(ended(page)).toBeVisible({ timeout: STEP_MS })
}

/** What the device holds of each run on it. */
const statesOnDevice = (page: Page): Promise<string[]> =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('tracemark')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const all = opening.result.transaction('runs').objectStore('runs').getAll()
          all.onsuccess = () => {
            opening.result.close()
            resolve(all.result.map(({ state }: { state: string }) => state))
          }
        }
      }),
  )

const countFinished = async (page: Page): Promise<number> => (await statesOnDevice(page)).filter((state) => state !== 'draft').length

export const run = async (submission: Submission, link: string): Promise<void> => {
  const { page } = submission
  // A page goes on with the run before it, whose answer was lost: that one is sent first, and its form is no new one.
  await expect(async () => {
    await openForm(page, link)
    await expect(page.getByRole('textbox', { name: 'Moisture' })).toHaveValue('', { timeout: 2_000 })
  }).toPass({ timeout: STEP_MS })
  submission.finishedBefore = await countFinished(page)
  await answer(submission)
  await submit(submission)
}

const CRASH_MS = 1_000

/** Ends the page's process, as a system does that needs its memory, or a battery. */
export const crash = async (context: BrowserContext, page: Page): Promise<void> => {
  const crashing = async () => {
    const crashed = page.waitForEvent('crash')
    const session = await context.newCDPSession(page)
    // The process that should answer is the one that ends.
    session.send('Page.crash').catch(() => undefined)
    await crashed
  }
  // A page on its way to another process has none to end: it is closed in the middle of that.
  await Promise.race([crashing().catch(() => undefined), wait(CRASH_MS)])
  await page.close()
}

/** Goes on after a crash as a worker would. Tells whether what had been entered was lost. */
export const goOn = async (submission: Submission, link: string, enteredBefore: boolean): Promise<boolean> => {
  await openForm(submission.page, link)
  const found = await getNote(submission.page).inputValue()
  if (found === submission.mark) {
    await submit(submission)
    return false
  }
  // The form is empty because the run is finished: it is on its way or there. Whether Submit was still pressed, only the device knows.
  if (submission.finishedBefore !== undefined && (await countFinished(submission.page)) > submission.finishedBefore) return false
  await answer(submission)
  await submit(submission)
  return enteredBefore
}

/** Resolves once nothing waits on the device any more. */
export const everythingSent = async (page: Page): Promise<void> => {
  await expect
    .poll(async () => (await statesOnDevice(page)).filter((state) => state === 'saved' || state === 'refused'), {
      timeout: STEP_MS,
      intervals: [200, 500, 1_000],
    })
    .toEqual([])
}
