import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { crash } from './chaos/worker.ts'
import { addresses } from './journey.ts'
import { CALLS, type Call, getCall, RUN_CALLS } from './run-calls.ts'
import { asStaff, type Staff } from './staff.ts'

/**
 * What a run keeps to on its way from the first moment to the record, whatever goes wrong: nothing is lost, nothing is doubled, and the
 * person knows where the record is. The chaos test does the same at moments of chance.
 */
const { Task } = addresses()

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

let staff: Staff
test.beforeAll(async ({ browser }) => {
  staff = await asStaff(browser, addresses())
})
test.afterAll(() => staff.close())

/** Names a run by its note, as nobody else does. */
const makeMark = (what: string): string => `${what} ${crypto.randomUUID()}`

type Act = () => Promise<unknown>

const getNote = (page: Page) => page.getByRole('textbox', { name: 'Anything to add' })
const received = (page: Page) => page.getByRole('heading', { name: 'Event Classification' })
const saved = (page: Page) => page.getByRole('heading', { name: 'Saved on this device' })

const answer = async (page: Page, mark: string): Promise<void> => {
  await page.getByRole('textbox', { name: 'Moisture' }).fill('11.1')
  await page.getByRole('radio', { name: 'Even' }).check()
  await getNote(page).fill(mark)
}

const submit = (page: Page): Promise<void> => page.getByRole('button', { name: 'Submit', exact: true }).click()

/** Each mark was recorded once, as soon as nothing is on its way any more. */
const expectOnce = async (marks: readonly string[]): Promise<void> =>
  expect.poll(() => staff.countRecords(marks)).toEqual(Object.fromEntries(marks.map((mark) => [mark, 1])))

/** Does something else with one of the five calls; the others go through. */
const interfere = (context: BrowserContext, call: Call, handle: (route: Route) => Promise<void>): Promise<unknown> =>
  context.route(RUN_CALLS, async (route) => (getCall(route.request()) === call ? handle(route) : route.fallback()))

/** Comes to the moment before a call is made; what then makes it. A run that its page has begun is read when that is loaded again. */
const comeTo = async (call: Call, page: Page, mark: string): Promise<Act> => {
  if (call === 'create') return () => page.goto(Task)
  await page.goto(Task)
  await answer(page, mark)
  if (call !== 'read') return () => submit(page)
  await page.waitForLoadState('networkidle')
  return () => page.reload()
}

const isOpening = (call: Call): boolean => call === 'create' || call === 'read'

/** Goes on after the call, as the person does who sees the form again: what was entered is there. */
const goOn = async (call: Call, page: Page, mark: string): Promise<void> => {
  if (call === 'create') await answer(page, mark)
  if (call === 'read') await expect(getNote(page)).toHaveValue(mark)
  if (isOpening(call)) await submit(page)
}

for (const call of CALLS) {
  test(`the answer of ${call} is lost after the server had it`, async ({ page, context }) => {
    const mark = makeMark(`lost ${call}`)
    const act = await comeTo(call, page, mark)
    const lost = Promise.withResolvers<void>()
    await interfere(context, call, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
      await context.unrouteAll({ behavior: 'ignoreErrors' })
      lost.resolve()
    })
    await act()
    await lost.promise
    await goOn(call, page, mark)
    await expect(received(page)).toBeVisible()
    await expectOnce([mark])
  })

  test(`the server is away at ${call}`, async ({ page, context }) => {
    const mark = makeMark(`away ${call}`)
    const act = await comeTo(call, page, mark)
    await context.route(RUN_CALLS, (route) => route.abort('connectionrefused'))
    await act()
    const comeBack = () => context.unrouteAll({ behavior: 'ignoreErrors' })
    if (call === 'create') {
      await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible()
      await comeBack()
      await page.getByRole('button', { name: 'Try again' }).click()
    }
    await goOn(call, page, mark)
    if (call !== 'create') {
      await expect(saved(page)).toBeVisible()
      await comeBack()
    }
    await expect(received(page)).toBeVisible()
    await expectOnce([mark])
  })

  test(`the page is killed while ${call} is on its way`, async ({ page, context }) => {
    const mark = makeMark(`killed ${call}`)
    const act = await comeTo(call, page, mark)
    const [asked, killed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await interfere(context, call, async (route) => {
      asked.resolve()
      await killed.promise
      // It reaches the server, and nobody is left to hear the answer.
      await route.fetch().catch(() => undefined)
      await route.abort('connectionreset').catch(() => undefined)
    })
    // It ends with its page.
    act().catch(() => undefined)
    await asked.promise
    await crash(context, page)
    killed.resolve()
    await context.unrouteAll({ behavior: 'ignoreErrors' })

    const next = await context.newPage()
    await next.goto(Task)
    await goOn(call, next, mark)
    // What was submitted is on its way: the form is another run's.
    await (isOpening(call) ? expect(received(next)).toBeVisible() : expect(getNote(next)).toHaveValue(''))
    await expectOnce([mark])
  })
}
