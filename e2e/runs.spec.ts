import { type BrowserContext, expect, type Page, type Route, test } from '@playwright/test'
import { crash } from './chaos/worker.ts'
import { addresses } from './journey.ts'
import { CALLS, type Call, getCall, RUN_CALLS } from './run-calls.ts'
import { asStaff, ORGANIZATION, type Staff } from './staff.ts'

/**
 * What a run keeps to on its way from the first moment to the record, whatever goes wrong: nothing is lost, nothing is doubled, and the
 * person knows where the record is. The chaos test does the same at moments of chance.
 */
const { Task, Portal } = addresses()

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

test('two tabs of one link are two runs', async ({ page, context }) => {
  const marks = [makeMark('tab one'), makeMark('tab two')] as const
  const other = await context.newPage()
  for (const [tab, mark] of [
    [page, marks[0]],
    [other, marks[1]],
  ] as const) {
    await tab.goto(Task)
    await expect(getNote(tab)).toHaveValue('')
    await answer(tab, mark)
  }
  for (const tab of [page, other]) {
    await submit(tab)
    await expect(received(tab)).toBeVisible()
  }
  await expectOnce(marks)
})

test('the double of a tab begins a run of its own, and takes nothing from the first', async ({ page, context }) => {
  const marks = [makeMark('doubled'), makeMark('double')] as const
  await page.goto(Task)
  await answer(page, marks[0])
  await page.waitForLoadState('networkidle')
  const [state, address] = [await page.evaluate(() => history.state), page.url()]
  const double = await context.newPage()
  // A browser doubles a tab with the state of its entry.
  await double.addInitScript((own) => history.replaceState(own, ''), state)
  await double.goto(address)
  await expect(getNote(double)).toHaveValue('')
  await answer(double, marks[1])
  await submit(double)
  await expect(received(double)).toBeVisible()
  await expect(getNote(page)).toHaveValue(marks[0])
  await submit(page)
  await expect(received(page)).toBeVisible()
  await expectOnce(marks)
})

const expired = {
  status: 401,
  contentType: 'application/problem+json',
  json: { type: 'about:blank', title: 'Expired', status: 401, code: 'token_expired', requestId: 'expired' },
}

test('the token of a run expires before it is sent: the link gives another', async ({ page, context }) => {
  const mark = makeMark('token')
  await page.goto(Task)
  await answer(page, mark)
  let isRenewed = false
  await context.route(RUN_CALLS, async (route) => {
    const call = getCall(route.request())
    if (call === 'create') isRenewed = true
    return call === 'update' && !isRenewed ? route.fulfill(expired) : route.fallback()
  })
  await submit(page)
  await expect(received(page)).toBeVisible()
  await expectOnce([mark])
})

test('the link expires before its run is sent: the person reads why, and keeps the answers', async ({ page, context }) => {
  const mark = makeMark('link')
  const isRead = page.waitForResponse((response) => response.url().includes('/core/executions/'))
  await page.goto(Task)
  await answer(page, mark)
  await isRead
  await context.route(RUN_CALLS, (route) => route.fulfill(expired))
  await submit(page)
  await expect(page.getByText('This link has expired')).toBeVisible()
  await expect(getNote(page)).toHaveValue(mark)
})

for (const [what, takeAway] of [
  ['has no', () => Reflect.defineProperty(globalThis, 'indexedDB', { value: undefined })],
  [
    'forbids its',
    () =>
      Reflect.defineProperty(globalThis, 'indexedDB', {
        get: () => {
          throw new DOMException('Forbidden.', 'SecurityError')
        },
      }),
  ],
] as const)
  test(`a device that ${what} storage says so, and its run is recorded`, async ({ page }) => {
    const mark = makeMark(`${what} storage`)
    await page.addInitScript(takeAway)
    await page.goto(Task)
    await answer(page, mark)
    await expect(page.getByText('Your browser blocks storage')).toBeVisible()
    await submit(page)
    await expect(received(page)).toBeVisible()
    await expectOnce([mark])
  })

const DAY_MS = 24 * 60 * 60 * 1_000

for (const days of [3, -3])
  test(`a clock that is ${days} days off loses nothing`, async ({ page, context }) => {
    const mark = makeMark(`${days} days`)
    await page.clock.install({ time: Date.now() + days * DAY_MS })
    await page.goto(Task)
    await answer(page, mark)
    await context.route(RUN_CALLS, (route) => route.abort('connectionrefused'))
    await submit(page)
    await expect(saved(page)).toBeVisible()
    await context.unrouteAll({ behavior: 'ignoreErrors' })
    await expect(received(page)).toBeVisible()
    await expectOnce([mark])
  })

test('Back and Forward find the run as it was', async ({ page }) => {
  const mark = makeMark('back')
  await page.goto(Portal)
  await page.goto(Task)
  await answer(page, mark)
  await page.goBack()
  await expect(getNote(page)).toBeHidden()
  await page.goForward()
  await expect(getNote(page)).toHaveValue(mark)
  await submit(page)
  await expect(received(page)).toBeVisible()
  await expectOnce([mark])
})

test('a new version of the product takes the files of the old one away: the run goes on', async ({ page }) => {
  const mark = makeMark('version')
  await page.goto(Task)
  await answer(page, mark)
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/**', (route) => route.fulfill({ status: 404 }))
  await submit(page)
  await expect(received(page)).toBeVisible()
  await expectOnce([mark])
})

test('the task changes on the server while it is run: what was asked is recorded', async ({ page }) => {
  const mark = makeMark('changed')
  const { items } = await staff.call(`/core/organizations/${ORGANIZATION}/taskThings?search=Moisture%20check`)
  const { config } = await staff.call(`/core/tasks/${items[0].task.id}`)
  const task = await staff.call('/core/tasks', { name: `Tally ${mark}`, config })
  const { ids } = await staff.call('/core/task-thing/bulk-assign', { taskIds: [task.id], thingIds: [items[0].thing.id] })
  const { jwt } = await staff.call(`/core/task-thing/${ids[0]}/executionToken`, { channel: 'Portal' })
  await page.goto(new URL(`/task/${jwt}`, Portal).href)
  await answer(page, mark)
  const more = { ...config.widgets.at(-1), id: 'more', label: 'Another question', required: true }
  await staff.call(`/core/tasks/${task.id}`, { config: { ...config, widgets: [...config.widgets, more] } }, 'PATCH')
  await submit(page)
  await expect(received(page)).toBeVisible()
  await expectOnce([mark])
  await staff.call('/core/task-thing/bulk-delete', { ids })
})
