import { availableParallelism, loadavg, totalmem } from 'node:os'
import { createDemoData } from '../packages/api/src/demo/index.ts'
import { findCitus } from '../tools/citus.ts'
import { freePort } from '../tools/postgres.ts'
import { type Figures, load } from './backend/load.ts'
import { type Server, startServer } from './backend/server.ts'
import { type Measured, startCitus, startPlain } from './scale/databases.ts'
import { listWork, type ScaleWork } from './scale/work.ts'
import { type Cell, table } from './table.ts'

/**
 * What calls cost on Citus beside one PostgreSQL, where `CITUS_HOME` names an installation of both: `pnpm bench:scale [rounds]`. Everything is on this
 * computer, with the demo's data. The databases take turns, so that whatever else the machine does meets all. Fails where a statement goes to several shards.
 */
const PROCESS_COUNTS = [1, 2, 4]
const ROUNDS = Number(process.argv[2] ?? 3)
const WARMING_MS = 1000
const say = (text: string) => process.stdout.write(`${text}\n`)

const median = (values: readonly number[]): number => values.toSorted((first, second) => first - second)[Math.floor(values.length / 2)] ?? 0
const formatLoad = () => loadavg().map((value) => value.toFixed(1))[0]

/** A server on one of the databases, with what was measured of it in each round. */
interface Turn {
  name: string
  server: Server
  rounds: Figures[]
}

const measure = async (turns: readonly Turn[], { work }: ScaleWork): Promise<void> => {
  const all = await Promise.all(turns.map(async (turn) => ({ turn, ours: work(await turn.server.tokens()) })))
  for (const { turn, ours } of all) await load(turn.server.port, ours, { milliseconds: WARMING_MS })
  for (let round = 0; round < ROUNDS; round += 1) for (const { turn, ours } of all) turn.rounds.push(await load(turn.server.port, ours))
}

/** The first is the plain one. */
const buildRows = (work: string, turns: readonly Turn[]): Cell[][] => {
  const compare = ({ rounds }: Turn, figure: 'rate' | 'p50') =>
    median(
      rounds.flatMap((figures, round) => {
        const plain = turns[0]?.rounds[round]
        return plain ? [figure === 'rate' ? plain.rate / figures.rate : figures.p50 / plain.p50] : []
      }),
    ).toFixed(2)
  return turns.map((turn) => {
    const middle = (figure: 'rate' | 'p50' | 'p99') => median(turn.rounds.map((figures) => figures[figure]))
    return [
      work,
      turn.name,
      Math.round(middle('rate')),
      middle('p50').toFixed(1),
      middle('p99').toFixed(1),
      compare(turn, 'rate'),
      compare(turn, 'p50'),
    ]
  })
}

const startTurn = async ({ name, url, distributed }: Measured, processes: number): Promise<Turn> => ({
  name,
  server: await startServer({ kind: 'backend', database: url, distributed, port: await freePort(), processes }),
  rounds: [],
})

const measureAll = async (databases: readonly Measured[]): Promise<void> => {
  for (const processes of PROCESS_COUNTS) {
    const rows: Cell[][] = []
    const turns: Turn[] = []
    try {
      for (const database of databases) turns.push(await startTurn(database, processes))
      for (const each of listWork(createDemoData(new Date()))) {
        const anew = turns.map((turn) => ({ ...turn, rounds: [] }))
        await measure(anew, each)
        rows.push(...buildRows(each.name, anew))
      }
    } finally {
      for (const { server } of turns) await server.stop()
    }
    say(`\nServer processes: ${processes}; load ${formatLoad()}`)
    say(table(['', 'database', 'a second', 'p50 ms', 'p99 ms', 'plain requests by its', 'its p50 by plain'], rows))
  }
}

const compareDatabases = async (programs: string): Promise<void> => {
  const databases: Measured[] = []
  try {
    databases.push(await startPlain(programs))
    for (const workers of [1, 2]) databases.push(await startCitus(programs, workers))
    await measureAll(databases)
    const found = databases.flatMap(({ findFanOut }) => findFanOut())
    say(`\n${found.length} statements went to several shards.`)
    for (const statement of found) say(`To several shards: ${statement}`)
    if (found.length > 0) process.exitCode = 1
  } finally {
    for (const { stop } of databases) await stop()
  }
}

const programs = findCitus()
say(`${availableParallelism()} cores, ${Math.round(totalmem() / 2 ** 30)} GB of memory, Node ${process.version}, load ${formatLoad()}`)
if (programs) await compareDatabases(programs)
else say('CITUS_HOME names no installation of PostgreSQL with Citus: nothing is measured.')
