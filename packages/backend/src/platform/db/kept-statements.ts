import { type messages, type PGlite, parse, protocol } from '@electric-sql/pglite'
import type { PGliteDialectConfig } from 'kysely'
import { LruMap } from '../lru-map.ts'
import { createTurns, type EventLoop } from '../turns.ts'
import { isListOfValues } from './is-list-of-values.ts'

/** What Kysely asks of PGlite. */
type Queried = Exclude<PGliteDialectConfig['pglite'], (...given: never) => unknown>

const { serialize } = protocol
/** Each takes some 50 kB of the database's memory. */
const KEPT_MAX = 300
const SEEN_MAX = 2_000
/** Longer ones are lists of values, which seldom come again as long. */
const TEXT_MAX = 20_000

/** Of all that this process has kept: no name comes twice. */
let count = 0

interface Kept {
  name: string
  parameterTypes: readonly number[]
  /** What its rows look like; absent for a statement without rows. */
  columns: messages.BackendMessage | undefined
}

/**
 * Statements that the database has read and planned, by their text. PGlite reads each anew, which takes longer than running what
 * reads a row: from its second time on a statement is kept under a name, and costs one call into the database instead of six.
 */
class KeptStatements {
  readonly #pglite: PGlite
  readonly #seen = new LruMap<string, true>(SEEN_MAX)
  readonly #kept = new Map<string, Kept>()
  readonly #most: number

  constructor(pglite: PGlite, most: number) {
    this.#pglite = pglite
    this.#most = most
  }

  /** The kept statement; `undefined` for what is not kept, or not yet. */
  async find(text: string): Promise<Kept | undefined> {
    const known = this.#kept.get(text)
    if (known || text.length > TEXT_MAX || isListOfValues(text)) return known
    if (this.#seen.delete(text)) return this.#keep(text)
    this.#seen.set(text, true)
    return undefined
  }

  async run<Row>({ name, parameterTypes, columns }: Kept, parameters: readonly unknown[]) {
    const values = parameters.map((value, index) => this.#toText(value, parameterTypes[index] ?? 0))
    const answer = await this.#send(serialize.bind({ statement: name, values }), serialize.execute({}))
    const [result] = parse.parseResults(columns ? [columns, ...answer] : answer, this.#pglite.parsers)
    return (result ?? { rows: [], fields: [] }) as { rows: Row[]; affectedRows?: number; fields: { name: string; dataTypeID: number }[] }
  }

  /** What a session is told comes with many values and runs at once: nothing of it is kept. */
  async set(text: string): Promise<{ rows: never[]; fields: never[] }> {
    await this.#send(serialize.query(text))
    return { rows: [], fields: [] }
  }

  async #keep(text: string): Promise<Kept> {
    count += 1
    const name = `kept_${count}`
    const described = await this.#send(serialize.parse({ name, text }), serialize.describe({ type: 'S', name }))
    const kept: Kept = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      columns: described.find((message) => message.name === 'rowDescription'),
    }
    const [oldest] = this.#kept.size >= this.#most ? this.#kept : []
    this.#kept.set(text, kept)
    if (!oldest) return kept
    const [dropped, { name: closed }] = oldest
    this.#kept.delete(dropped)
    await this.#send(serialize.close({ type: 'S', name: closed }))
    return kept
  }

  #toText(value: unknown, type: number) {
    if (value === null || value === undefined) return null
    const serializeType = this.#pglite.serializers[type]
    return serializeType ? serializeType(value) : String(value)
  }

  /** Ends with what ends an error, too. */
  #send(...parts: Uint8Array[]): Promise<messages.BackendMessage[]> {
    return this.#pglite.runExclusive(() => this.#pglite.execProtocolStream(Buffer.concat([...parts, serialize.sync()])))
  }
}

/**
 * PGlite with kept statements. Whoever has it must be the only one who asks it, one after the other, as Kysely does. It computes in this
 * thread: whoever asks it again and again lets the event loop turn in between, without knowing.
 */
export const keepStatements = (pglite: PGlite, { most = KEPT_MAX, loop }: { most?: number; loop?: EventLoop } = {}): Queried => {
  const statements = new KeptStatements(pglite, most)
  const waitForTurn = createTurns(loop)
  const through =
    ({ query }: Pick<Queried, 'query'>): Queried['query'] =>
    async (text, parameters, options) => {
      await waitForTurn()
      if (text.startsWith('set local ')) return statements.set(text)
      const kept = await statements.find(text)
      return kept ? statements.run(kept, parameters ?? []) : query(text, parameters, options)
    }
  return {
    close: () => pglite.close(),
    get closed() {
      return pglite.closed
    },
    get ready() {
      return pglite.ready
    },
    get waitReady() {
      return pglite.waitReady
    },
    query: through({ query: (...given) => pglite.query(...given) }),
    transaction: (run) => pglite.transaction((transaction) => run({ query: through(transaction), rollback: () => transaction.rollback() })),
  }
}
