import { type Cookie, expect, type Locator, type Page, type Response } from '@playwright/test'

/** Where things are on this worker's server, as the start command printed it. */
export const addresses = (): Record<'Portal' | 'Task' | 'Form page' | 'Credential' | 'Public page' | 'Widgets' | 'API', string> =>
  JSON.parse(process.env.TRACEMARK_ADDRESSES ?? '[]')[Number(process.env.TEST_PARALLEL_INDEX ?? 0)]

export const interactionsPath = '/org/sierra-alta/interactions'

/** Signs in at the embedded provider, from wherever the portal sent the page. */
export const signIn = async (page: Page, person: 'owner' | 'member' | 'worker', password = 'demo'): Promise<void> => {
  await page.getByLabel('Email').fill(`${person}@demo.test`)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

interface SharedSession {
  /** At the provider. */
  cookies: readonly Cookie[]
  /** What the tab keeps of it, and until when others take that: no journey is to renew what is not its own. */
  kept: string
  until: number
}

/** Sessions that this worker's journeys share, by server and person. */
const sessions = new Map<string, SharedSession>()

/** Half of the time for which the tokens are good, in milliseconds. */
const SHARED_MS = 5 * 60_000
const SESSION = 'tracemark.session'

/** Opens a page of the portal as somebody who is signed in already: for journeys that are not about signing in or out. */
export const openAs = async (page: Page, address: string, person: 'owner' | 'member' | 'worker'): Promise<void> => {
  const key = `${new URL(address).origin} ${person}`
  const session = sessions.get(key)
  if (session) await page.context().addCookies([...session.cookies])
  if (session && Date.now() < session.until) {
    // Without it the page would start twice, before and after its way to the provider.
    await page.goto(new URL('/manifest.webmanifest', address).href)
    await page.evaluate(([name, kept]) => sessionStorage.setItem(name, kept), [SESSION, session.kept] as const)
    await page.goto(address)
    return
  }
  await page.goto(address)
  if (!session) await signIn(page, person)
  let kept: string | null = null
  await expect(async () => {
    kept = await page.evaluate((name) => sessionStorage.getItem(name), SESSION)
    expect(kept).not.toBeNull()
  }).toPass({ intervals: [50, 100, 200] })
  const cookies = await page.context().cookies(new URL('/oidc/', address).href)
  sessions.set(key, { cookies, kept: kept ?? '', until: Date.now() + SHARED_MS })
}

/** Answers the moisture check, as the portal and the widget show it. */
export const answerMoistureCheck = async (page: Page, moisture: string): Promise<void> => {
  await expect(page.getByRole('heading', { name: 'Moisture check' })).toBeVisible()
  await page.getByRole('textbox', { name: 'Moisture' }).fill(moisture)
  await page.getByRole('radio', { name: 'Even' }).check()
}

/** Waits until the membership has the language that somebody chooses. */
export const waitForSavedLanguage = (page: Page): Promise<Response> =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && /\/accounts\//.test(answer.url()))

/** The first interaction of the list. */
export const firstRow = (page: Page) =>
  page
    .getByRole('grid', { name: /Interactions|Interaktionen/ })
    .getByRole('row')
    .nth(1)

/** Sees a picture: it is in view, and its file has come and is one. */
export const expectPicture = async (picture: Locator): Promise<void> => {
  await picture.scrollIntoViewIfNeeded()
  await expect(picture).toBeInViewport()
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
}

/** What the service worker fetches for later is much, and takes its time on a busy machine. */
const KEPT_MS = 40_000

/** Waits until the worker of this build has kept what the page needs. */
export const keptForOffline = (page: Page): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(async () => {
          const [name = ''] = await caches.keys()
          const paths = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
          const shown = performance.getEntriesByType('resource').map((entry) => new URL(entry.name).pathname)
          return navigator.serviceWorker.controller !== null && shown.filter((path) => path.startsWith('/assets/') && !paths.includes(path))
        }),
      { timeout: KEPT_MS },
    )
    .toEqual([])
