import { expect, test } from '@playwright/test'
import { buildAnotherReact } from './hostile/another-react.ts'
import type { Engine, Tab } from './hostile/engines/engine.ts'
import { engines, launch } from './hostile/engines/index.ts'
import { failing, pages, plain } from './hostile/pages.ts'
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

    for (const [kind, page] of Object.entries(pages)) {
      test(`${kind}: the task is answered by keyboard and received, the public page is shown`, async () => {
        await open(page)
        await bothReady(tab)
        await expectText(tab, 'tracemark-page', 'Finca La Esperanza')
        await expectText(tab, 'tracemark-page', 'Registered by Sierra Alta')
        expect(await tab.read('probe.look()')).toBe(look)
        expect(await violations(tab)).toBe('nothing')
        const id = await fillByKeyboard(tab, '12.1')
        expect(await received(api, token, id)).toEqual({ state: 'completed', answers: { moisture: 12.1, parchment: 'even' } })
        expect(await troubles(tab)).toEqual([])
        expect(await tab.read('probe.leaked()')).toBe('')
      })
    }
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
