import { mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir, totalmem } from 'node:os'
import { join } from 'node:path'
import { fillEmbedded, fillPostgres, seedEmbedded, seedPostgres } from '../packages/backend/src/testing/bench/data.ts'
import { freePort, startPostgres } from '../tools/postgres.ts'
import { compareLists } from './backend/lists.ts'
import { type Figures, load, type Work } from './backend/load.ts'
import { measureMaps } from './backend/maps.ts'
import { findPostmaster, processorTime } from './backend/processor.ts'
import { type Server, startServer } from './backend/server.ts'
import { measureUnits } from './backend/units.ts'
import { bareHandler, bareSelect, measured } from './backend/work.ts'
import { type Cell, table } from './table.ts'

/**
 * How quick the backend is beside the barest that could be, in the same run, what lists of a million rows cost beside those of 10,000, and what
 * others wait for while 500,000 units are made: `pnpm bench:backend [pglite|postgres|lists|maps|units]`.
 */
const ROUNDS = 7
/** Until what is called often has been compiled, which takes some thousand calls. */
const WARMING_MS = 3000
/** Records of a map in the embedded database. */
const EMBEDDED = 100_000
const say = (text: string) => process.stdout.write(`${text}\n`)

/** With microseconds of the processor for one piece of work, of the server and its database together. */
interface Measured extends Figures {
  processor: number
}

const median = (values: readonly number[]): number => values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0
const middle = (all: readonly Measured[], name: keyof Measured): number => median(all.map((figures) => figures[name]))

const measure = async (server: Server, work: Work, database: string): Promise<Measured> => {
  const roots = [server.id, findPostmaster(database)]
  const before = processorTime(roots)
  const figures = await load(server.port, work)
  return { ...figures, processor: (processorTime(roots) - before) / figures.count }
}

/** The two take turns, so that whatever else the machine does meets both. */
const compare = async (database: string, ours: [Server, Work], bare: [Server, Work]) => {
  const rounds: { ours: Measured; bare: Measured }[] = []
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push({ bare: await measure(...bare, database), ours: await measure(...ours, database) })
  const ratio = (of: (round: (typeof rounds)[number]) => number) => median(rounds.map(of)).toFixed(2)
  return {
    figures: rounds.map((round) => round.ours),
    ratios: [
      ratio((round) => round.ours.rate / round.bare.rate),
      ratio((round) => round.ours.p99 / round.bare.p99),
      ratio((round) => round.bare.processor / round.ours.processor),
    ],
  }
}

const buildRow = (name: string, figures: readonly Measured[], ratios: readonly string[] = ['', '', '']): Cell[] => [
  name,
  Math.round(middle(figures, 'rate')),
  middle(figures, 'p50').toFixed(2),
  middle(figures, 'p99').toFixed(2),
  Math.round(middle(figures, 'processor')),
  ...ratios,
]

const firstInteraction = async (server: Server): Promise<string> => {
  const { many } = await server.tokens()
  const answer = await fetch(`http://127.0.0.1:${server.port}/functions/tracemark-interactions/interactions/101?perPage=1`, {
    headers: { authorization: `Bearer ${many}` },
  })
  const { items } = (await answer.json()) as { items: { _id: string }[] }
  return items[0]?._id ?? ''
}

const measureOn = async (title: string, database: string, processes: number): Promise<void> => {
  const bare = await startServer({ kind: 'bare', database, port: await freePort(), processes })
  const server = await startServer({ kind: 'backend', database, port: await freePort(), processes })
  try {
    await load(bare.port, bareSelect, { milliseconds: WARMING_MS })
    const rows: Cell[][] = []
    for (const [name, work] of [
      ['bare handler', bareHandler],
      ['bare select', bareSelect],
    ] as const)
      rows.push(buildRow(name, [await measure(bare, work, database)]))
    for (const { name, work } of measured(await firstInteraction(server))) {
      const ours = work(await server.tokens())
      await load(server.port, ours, { milliseconds: WARMING_MS })
      const { figures, ratios } = await compare(database, [server, ours], [bare, bareSelect])
      rows.push(buildRow(name, figures, ratios))
    }
    const [ours, others] = [await server.memory(), await bare.memory()]
    say(`\n${title}`)
    say(table(['', 'a second', 'p50 ms', 'p99 ms', 'processor µs', 'of bare select', 'p99 of its', 'by processor'], rows))
    say(
      `memory of a process: ${Math.round(ours / 2 ** 20)} MB, bare ${Math.round(others / 2 ** 20)} MB, ratio ${(ours / others).toFixed(2)}`,
    )
  } finally {
    await server.stop()
    await bare.stop()
  }
}

const measureLists = async (title: string, database: string): Promise<void> => {
  const server = await startServer({ kind: 'backend', database, port: await freePort(), processes: 1 })
  try {
    say(`\n${title}\n${await compareLists(server)}`)
  } finally {
    await server.stop()
  }
}

const measureMapsOn = async (title: string, database: string): Promise<void> => {
  const server = await startServer({ kind: 'backend', database, port: await freePort(), processes: 1 })
  try {
    say(`\n${title}\n${await measureMaps(server)}`)
  } finally {
    await server.stop()
  }
}

const measureUnitsOn = async (title: string, database: string): Promise<void> => {
  const server = await startServer({ kind: 'backend', database, port: await freePort(), processes: 1 })
  try {
    say(`\n${title}\n${await measureUnits(server)}`)
  } finally {
    await server.stop()
  }
}

const wanted = process.argv.slice(2)
const wants = (name: string) => wanted.length === 0 || wanted.includes(name)
say(`${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.version}`)

if (wants('postgres') || wants('lists')) {
  const postgres = await startPostgres()
  try {
    await fillPostgres(postgres.url)
    await measureLists('Lists on PostgreSQL', postgres.url)
    if (wants('postgres')) {
      await measureOn('PostgreSQL, one process', postgres.url, 1)
      await measureOn('PostgreSQL, two processes', postgres.url, 2)
    }
  } finally {
    await postgres.stop()
  }
}
if (wants('pglite')) {
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-bench-'))
  try {
    await fillEmbedded(folder)
    await measureLists('Lists on PGlite', folder)
    await measureOn('PGlite', folder, 1)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
if (wants('maps')) {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-bench-'))
  try {
    await fillPostgres(postgres.url)
    await measureMapsOn('Maps of 1,000,000 interactions, PostgreSQL', postgres.url)
    await fillEmbedded(folder, EMBEDDED)
    await measureMapsOn('Maps of 100,000 interactions, PGlite', folder)
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true })
  }
}
if (wants('units')) {
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'tracemark-bench-'))
  try {
    await seedPostgres(postgres.url)
    await measureUnitsOn('While 500,000 units are made, PostgreSQL', postgres.url)
    await seedEmbedded(folder)
    await measureUnitsOn('While 500,000 units are made, PGlite', folder)
  } finally {
    postgres.stop()
    rmSync(folder, { recursive: true })
  }
}
