import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import { startServer } from '../e2e/server.ts'
import { asStaff, ORGANIZATION } from '../e2e/staff.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { CONDITIONS, type Conditions, median } from './conditions.ts'
import { buildBareTask } from './embed/bare-task.ts'
import { serveHostPages } from './embed/host-page.ts'
import { buildLabel, makeTask } from './embed/tasks.ts'
import { measureThread, type ThreadTime } from './embed/thread-time.ts'
import { type Awaited, measureHeap, measureKeyPress, type Visit, visit, watch } from './embed/visit.ts'
import { type Weight, weigh } from './embed/weigh.ts'
import { type Cell, table } from './table.ts'

/**
 * How heavy and how quick the widgets are on a page of somebody else, beside a bare custom element of Preact with the same questions from
 * the same call: `pnpm bench:embed [five] [many] [page] [runs]`. Budgets are in budgets.ts.
 */
const PORT = 18_280
const words = process.argv.slice(2)
const RUNS = Number(words.find((word) => /^\d+$/.test(word)) ?? 7)
const wanted = words.filter((word) => !/^\d+$/.test(word))
const wants = (name: string) => wanted.length === 0 || wanted.includes(name)
const FIVE = 5
const MANY = 200

const show = (title: string, head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  process.stdout.write(`\n${title}\n${table(head, rows)}\n`)
const middle = (visits: readonly Visit[], name: 'content' | 'ready' | 'interactive' | 'blocking' | 'drawing' | 'heap') =>
  median(visits.map((visited) => visited[name]))
const ms = (value: number) => Math.round(value)
const ratio = (ours: number, bare: number) => (ours / bare).toFixed(2)

interface Measured {
  name: string
  awaited: Awaited
  ours: string
  /** Where there is nothing bare beside it, the figures stand alone. */
  bare?: string
}

/** The two take turns, so that whatever else the machine does meets both. */
const take = async (browser: Browser, { ours, bare, awaited }: Measured, conditions: Conditions) => {
  const visits: { ours: Visit[]; bare: Visit[] } = { ours: [], bare: [] }
  for (let run = 0; run < RUNS; run += 1) {
    visits.ours.push(await visit(browser, ours, awaited, conditions))
    if (bare !== undefined) visits.bare.push(await visit(browser, bare, awaited, conditions))
  }
  return visits
}

const THREAD = ['ready', 'all', 'styles', 'layout', 'longest', 'blocking'] as const

/** Turns that alternate, as the visits of `take`. */
const measureThreads = async (browser: Browser, { name, awaited, ours, bare }: Measured): Promise<Cell[][]> => {
  const taken: { who: string; time: ThreadTime }[] = []
  for (let run = 0; run < RUNS; run += 1) {
    taken.push({ who: 'ours', time: await measureThread(browser, ours, awaited) })
    if (bare !== undefined) taken.push({ who: 'bare', time: await measureThread(browser, bare, awaited) })
  }
  return Object.entries(Object.groupBy(taken, ({ who }) => who)).map(([who, times = []]) => [
    `${name}, ${who}`,
    ...THREAD.map((part) => median(times.map(({ time }) => time[part])).toFixed(1)),
  ])
}

const weightCells = ({ files, others, gzip, brotli }: Weight): Cell[] => [files, gzip, brotli, others]

const measure = async (browser: Browser, measured: Measured, emptyHeap: number) => {
  const times: Cell[][] = []
  const weights: Cell[][] = []
  for (const conditions of CONDITIONS) {
    const { ours, bare } = await take(browser, measured, conditions)
    for (const [who, visits] of [
      ['ours', ours],
      ['bare', bare],
    ] as const) {
      const [first] = visits
      if (!first) continue
      const ratios =
        who === 'ours' && bare.length > 0
          ? [ratio(middle(ours, 'ready'), middle(bare, 'ready')), ratio(middle(ours, 'drawing'), middle(bare, 'drawing'))]
          : ['', '']
      times.push([
        `${measured.name}, ${conditions.name}, ${who}`,
        ...(['content', 'ready', 'interactive', 'blocking', 'drawing'] as const).map((name) => ms(middle(visits, name))),
        ((middle(visits, 'heap') - emptyHeap) / 1e6).toFixed(2),
        ...ratios,
      ])
      if (conditions.network) {
        weights.push([`${measured.name}, ${who}, until ready`, ...weightCells(await weigh(first.before))])
        weights.push([`${measured.name}, ${who}, in all`, ...weightCells(await weigh(first.all))])
      }
    }
  }
  return { times, weights, threads: await measureThreads(browser, measured) }
}

const folder = mkdtempSync(join(tmpdir(), 'tracemark-bench-'))
const server = await startServer(PORT, join(folder, 'data'))
const bareTask = await buildBareTask()
const hosts = await serveHostPages()
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  const { Portal = '', API = '', 'Public page': publicPage = '' } = server.addresses
  const api = new URL(API).origin
  const staff = await asStaff(browser, { Portal, API })
  const { items } = await staff.call(`/core/organizations/${ORGANIZATION}/taskThings?perPage=1`)
  const tasks = async (questions: number, name: string): Promise<Measured> => {
    const token = await makeTask(staff, items[0].thing.id, questions)
    const page = (kind: string, script: string) =>
      hosts.getAddress(`${kind}-${questions}`, { script: `${api}${script}`, tag: `<${kind} token="${token}" api="${api}"></${kind}>` })
    return {
      name,
      awaited: { inputs: questions, words: buildLabel(questions) },
      ours: page('tracemark-task', '/embed/tracemark.js'),
      bare: page('bare-task', bareTask.path),
    }
  }
  const [organization, thing] = new URL(publicPage).pathname.split('/').slice(-2)
  const five = await tasks(FIVE, '5 questions')
  const many = await tasks(MANY, '200 questions')
  const page: Measured = {
    name: 'public page',
    awaited: { inputs: 0, words: 'Sierra Alta' },
    ours: hosts.getAddress('page', {
      script: `${api}/embed/tracemark.js`,
      tag: `<tracemark-page organization="${organization}" thing="${thing}" api="${api}"></tracemark-page>`,
    }),
  }
  await staff.close()

  process.stdout.write(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${browser.version()}, median of ${RUNS}\n`)
  const empty = await browser.newPage()
  await watch(empty, five.awaited)
  await empty.goto(hosts.getAddress('empty'))
  const emptyHeap = await measureHeap(await empty.context().newCDPSession(empty))
  await empty.close()

  // Warms server and browser.
  for (const measured of [five, page]) await visit(browser, measured.ours, measured.awaited, { name: 'native', cpu: 1 })
  const results = []
  for (const [name, measured] of Object.entries({ five, many, page }))
    if (wants(name)) results.push(await measure(browser, measured, emptyHeap))
  show(
    'code and requests, as slow 4G brings them',
    ['', 'files', 'gzip', 'brotli', 'other requests'],
    results.flatMap(({ weights }) => weights),
  )
  show(
    'milliseconds from the navigation; heap in MB beyond an empty page',
    ['', 'content', 'ready', 'interactive', 'blocking', 'drawing', 'heap', 'ready, of bare', 'drawing, of bare'],
    results.flatMap(({ times }) => times),
  )
  show(
    'milliseconds of the page by its own clock at full speed; the last two as a device four times as slow has them',
    ['', 'until ready', 'in all', 'styles', 'layout', 'longest task', 'blocking'],
    results.flatMap(({ threads }) => threads),
  )
  const presses: Cell[][] = []
  for (const [who, address] of [
    ['ours', many.ours],
    ['bare', many.bare ?? ''],
  ] as const)
    await visit(browser, address, many.awaited, { name: 'native', cpu: 1 }, async (shown) => {
      const { script, all } = await measureKeyPress(shown, buildLabel(101))
      presses.push([who, script.toFixed(2), all.toFixed(2)])
    })
  show('milliseconds of a key press among 200 questions', ['', 'script', 'with style and layout'], presses)
} finally {
  await browser.close()
  hosts.close()
  bareTask.remove()
  await server.stop()
  rmSync(folder, { recursive: true })
}
