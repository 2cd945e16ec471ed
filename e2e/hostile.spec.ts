import { expect, test } from '@playwright/test'
import { buildAnotherReact } from './hostile/another-react.ts'
import type { Engine, Tab } from './hostile/engines/engine.ts'
import { engines, launch } from './hostile/engines/index.ts'
import { failing, framing, older, pages, plain } from './hostile/pages.ts'
import { type HostilePage, type Offered, serveSite } from './hostile/site.ts'
import { bothReady, expectText, fillByKeyboard, received, troubles, violations } from './hostile/visitor.ts'
import { addresses } from './journey.ts'

const { Task, API } = addresses()
const api = new URL(API).origin
const [organization = '', thing = ''] = new URL(addresses()['Public page']).pathname.split('/').slice(-2)
const token = new URL(Task).pathname.split('/').at(-1) ?? ''
const offered: Offered = { api, token, organization, thing }

/** Starting an engine, and installing it where it is missing, takes its time. */
const START_MS = 300_000
const PAGE_MS = 60_000

let site: Awaited<ReturnType<typeof serveSite>>
let another: string
test.beforeAll(async () => {
  site = await serveSite(api)
  another = await buildAnotherReact()
})
test.afterAll(() => site.close())

for (const name of engines) {
  test.describe(name, () => {
    let engine: Engine
    /** Of a page that does no harm. */
    let look: string
    let tab: Tab

    test.beforeAll(async () => {
      test.setTimeout(START_MS)
      const launched = await launch(name)
      if (typeof launched === 'string') {
        // Nobody reads what is skipped where no person looks.
        if (process.env.CI) throw new Error(launched)
        process.stderr.write(`${launched}\n`)
        test.skip(true, launched)
        return
      }
      engine = launched
      tab = await engine.newTab()
      await open(plain)
      await bothReady(tab)
      look = await tab.read('probe.look()')
      await tab.close()
    })
    test.afterAll(() => engine?.close())
    test.beforeEach(async () => {
      test.setTimeout(PAGE_MS)
      tab = await engine.newTab()
    })
    test.afterEach(() => tab.close())

    const open = async (page: (parts: Parameters<(typeof pages)[string]>[0]) => HostilePage) =>
      tab.goto(site.add('page', page({ ...offered, origin: site.origin, another })))

    const isShown = async () => {
      await bothReady(tab)
      await expectText(tab, 'tracemark-page', 'Finca La Esperanza')
      await expectText(tab, 'tracemark-page', 'Registered by Sierra Alta')
    }
    const isReceived = async (past = '') => {
      const id = await fillByKeyboard(tab, '12.1')
      expect(await received(api, token, id)).toEqual({ state: 'completed', answers: { moisture: 12.1, parchment: 'even' } })
      expect((await troubles(tab)).filter((line) => past === '' || !line.includes(past))).toEqual([])
      expect(await tab.read('probe.leaked()')).toBe('')
    }
    const works = async () => {
      await isShown()
      expect(await tab.read('probe.look()')).toBe(look)
      expect(await violations(tab)).toBe('nothing')
      await isReceived()
    }

    for (const [kind, page] of Object.entries(pages)) {
      test(`${kind}: the task is answered by keyboard and received, the public page is shown`, async () => {
        await open(page)
        await works()
      })
    }
    test('an older version of the script before it: its elements work, and hear nothing of ours', async () => {
      await open(older)
      await isShown()
      // The newer element's attribute: the first stays in charge.
      expect(await tab.read("String(customElements.get('tracemark-task').observedAttributes.includes('organization'))")).toBe('false')
      // What the older build asks for itself is past mending: Firefox tells of its second request for the script.
      await isReceived('/older/embed/tracemark.js')
    })
    test('third-party cookies off: a frame of the API’s site keeps none here, and the elements need none', async () => {
      // By itself it keeps one: what it can't do in the frame is what the browser does not let it.
      await tab.goto(site.cookiePage)
      expect(await tab.read('document.cookie')).toBe('seen=1')
      await tab.close()
      tab = await engine.newTab()
      await open(framing(site.cookiePage))
      await expect.poll(() => tab.read('probe.framed()')).toBe('cookies: ')
      await works()
    })
    for (const [kind, page] of Object.entries(failing)) {
      test(`${kind}: the elements say so, and the page goes on`, async () => {
        await open(page)
        await expectText(tab, 'tracemark-task', 'Try again')
        await expectText(tab, 'tracemark-page', 'Try again')
        // Files that don't come are the browser's to tell.
        expect((await troubles(tab)).filter((line) => /^(error: (?!http)|rejection|warn|policy)/.test(line))).toEqual([])
      })
    }
  })
}
