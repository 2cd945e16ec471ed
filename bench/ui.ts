import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium } from 'playwright'
import { signIn } from '../e2e/journey.ts'
import { startServer } from '../e2e/server.ts'
import { addresses } from '../packages/api/src/addresses/index.ts'
import { findBrowser } from '../tools/find-browser.ts'
import { buildBareGrid } from './bare-grid.ts'
import { CONDITIONS, type Conditions, median, NATIVE, SLOW } from './conditions.ts'
import { weigh } from './embed/weigh.ts'
import { type Fetched, roundsUntil } from './rounds.ts'
import { type Cell, table } from './table.ts'
import { type RowsVisit, visitRows } from './visit-rows.ts'

/**
 * Each list of the portal in a new tab with a session, beside a bare page of MUI and its grid with as many rows of its own:
 * `pnpm bench:ui [names of lists] [runs]`.
 */
const PORT = 18_180
const ORGANIZATION = 'sierra-alta'
const words = process.argv.slice(2)
const RUNS = Number(words.find((word) => /^\d+$/.test(word)) ?? 5)
const wanted = words.filter((word) => !/^\d+$/.test(word))
const wants = (name: string) => wanted.length === 0 || wanted.includes(name)
/** What a person looks at first. */
const ROWS = 20

type Visit = (conditions: Conditions) => Promise<RowsVisit>

interface List {
  name: string
  address: string
  rows: number
  columns: number
  firstId: string
}

const show = (title: string, head: readonly string[], rows: readonly (readonly Cell[])[]) =>
  process.stdout.write(`\n${title}\n${table(head, rows)}\n`)
const compare = ([ours = 0, bare = 0]: readonly number[]): Cell[] => [Math.round(ours), Math.round(bare), (ours / bare).toFixed(2)]
const kilobytes = (fetched: readonly Fetched[]) => fetched.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000
const codeBeforeRows = async (portal: string, { time, fetched }: RowsVisit) => {
  const { gzip } = await weigh(fetched.filter(({ end }) => end <= time).map(({ path }) => portal + path))
  return gzip / 1_000
}

const explore = async (context: BrowserContext, name: string, address: string): Promise<List | undefined> => {
  const { rows, columns, firstId } = await visitRows(context, address, { conditions: NATIVE, rows: 1 })
  return rows === 0 ? undefined : { name, address, rows, columns, firstId }
}

/** The lists that the portal has at an address, those of an asset for the first asset. */
const findLists = async (context: BrowserContext, portal: string): Promise<List[]> => {
  const lists: List[] = []
  for (const [name, pages] of Object.entries(addresses)) {
    if (!('list' in pages) || !(name === 'assets' || wants(name))) continue
    const asset = lists.find((list) => list.name === 'assets')?.firstId ?? ''
    const path = pages.list.pattern.replace(':org', ORGANIZATION).replace(':thingId', asset)
    const list = await explore(context, name, portal + path)
    if (list) lists.push(list)
    else process.stdout.write(`${name}: the demo has no rows\n`)
  }
  return lists.filter(({ name }) => wants(name))
}

/** Files are counted, calls are named. */
const summarize = (round: readonly Fetched[]): string => {
  const {
    code = [],
    picture = [],
    call = [],
  } = Object.groupBy(round, ({ isCode, path }) => (isCode ? 'code' : /\.(woff2|svg|png|jpe?g|webp|avif)$/.test(path) ? 'picture' : 'call'))
  return [
    ...(code.length > 0 ? [`${code.length} of code`] : []),
    ...(picture.length > 0 ? [`${picture.length} fonts and pictures`] : []),
    ...call.map(({ path }) => path.replace(/\?.*/, '')),
  ].join(', ')
}

const showRounds = ({ name }: List, { time, fetched }: RowsVisit) =>
  show(
    `${name}: the rounds before its rows, ${SLOW.name}`,
    ['began after', 'at, ms', 'kB', 'asked for'],
    roundsUntil(time, fetched).map(({ after = '', fetched: round }) => [
      after.replace(/\?.*/, ''),
      Math.round(Math.min(...round.map(({ start }) => start))),
      kilobytes(round).toFixed(1),
      summarize(round),
    ]),
  )

const folder = mkdtempSync(join(tmpdir(), 'tracemark-bench-'))
const server = await startServer(PORT, join(folder, 'data'))
const bareGrid = await buildBareGrid()
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-background-networking'] })
try {
  const portal = new URL(server.addresses.Portal ?? '').origin
  // From the network, as the bare page comes: the worker would have the files of a second visit.
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block', locale: 'en-US' })
  const office = await context.newPage()
  await office.goto(`${portal}/org/${ORGANIZATION}`)
  await signIn(office, 'owner')
  await office.waitForSelector('.MuiDataGrid-row[data-id]', { timeout: 60_000 })

  process.stdout.write(`${availableParallelism()} cores, load ${loadavg()[0]?.toFixed(1)}, ${browser.version()}, median of ${RUNS}\n`)
  const figures: Cell[][] = []
  for (const list of await findLists(context, portal)) {
    const seen = Math.min(ROWS, list.rows)
    const ours: Visit = (conditions) => visitRows(context, list.address, { conditions, rows: seen })
    const bare: Visit = (conditions) => visitRows(context, bareGrid.getAddress(portal, list), { conditions, rows: seen })
    figures.push([
      `${list.name}, kB of gzip before the rows`,
      ...compare(await Promise.all([await ours(NATIVE), await bare(NATIVE)].map((visit) => codeBeforeRows(portal, visit)))),
    ])
    for (const conditions of CONDITIONS) {
      const visits: { ours: RowsVisit[]; bare: RowsVisit[] } = { ours: [], bare: [] }
      for (let run = 0; run < RUNS; run += 1) {
        visits.ours.push(await ours(conditions))
        visits.bare.push(await bare(conditions))
      }
      figures.push([
        `${list.name}, ms, ${conditions.name}`,
        ...compare([visits.ours, visits.bare].map((of) => median(of.map(({ time }) => time)))),
      ])
      const [first] = visits.ours
      if (conditions === SLOW && first) showRounds(list, first)
    }
  }
  show(`until ${ROWS} rows stand, or as many as there are`, ['', 'portal', 'bare grid', 'ratio'], figures)
} finally {
  await browser.close()
  bareGrid.remove()
  await server.stop()
  rmSync(folder, { recursive: true })
}
