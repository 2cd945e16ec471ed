import { CompiledQuery, type DatabaseConnection, type Dialect, type Driver } from 'kysely'
import type { Journal } from './journal.ts'
import type { Statement } from './line.ts'

type Effect = 'reads' | 'may write'

/** By its own kind where Kysely built it, by its first words where it was written by hand. */
const getEffect = ({ query, sql }: CompiledQuery): Effect => {
  if (query.kind === 'SelectQueryNode') return query.with === undefined ? 'reads' : 'may write'
  return query.kind === 'RawNode' && /^\s*(select|set local)\b/i.test(sql) ? 'reads' : 'may write'
}

/** What a statement does to the session, as entering a scope, is part of what a transaction did; what it reads is not. */
const isBuiltSelect = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode' && query.with === undefined

export const SET_POSITION = 'select set_journal_position($1)'

export interface Journaling {
  journal: Journal
  /** Called when a transaction that wrote is over, before the next one begins. */
  afterWrite(connection: DatabaseConnection): Promise<void>
}

/** Writes a transaction down before it is committed, with the entry's number in the same transaction. */
class JournaledDriver implements Driver {
  readonly #driver: Driver
  readonly #journal: Journal
  readonly #afterWrite: Journaling['afterWrite']
  #inner: DatabaseConnection | undefined
  #connection: DatabaseConnection | undefined
  /** Of the transaction that is open. The embedded database has one connection. */
  #statements: Statement[] | undefined
  #writes = false
  #hasWritten = false

  constructor(driver: Driver, { journal, afterWrite }: Journaling) {
    this.#driver = driver
    this.#journal = journal
    this.#afterWrite = afterWrite
  }

  init: Driver['init'] = (options) => this.#driver.init(options)
  destroy: Driver['destroy'] = (options) => this.#driver.destroy(options)

  async acquireConnection(): Promise<DatabaseConnection> {
    const inner = await this.#driver.acquireConnection()
    this.#inner = inner
    this.#connection ??= {
      executeQuery: (query, options) => this.#execute(query, options),
      streamQuery: (query, chunkSize, options) => inner.streamQuery(query, chunkSize, options),
    }
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    const inner = this.#theInner()
    const hasWritten = this.#hasWritten
    this.#hasWritten = false
    if (hasWritten) await this.#afterWrite(inner)
    await this.#driver.releaseConnection(inner)
  }

  async beginTransaction(_connection: DatabaseConnection, settings: Parameters<Driver['beginTransaction']>[1]): Promise<void> {
    await this.#driver.beginTransaction(this.#theInner(), settings)
    this.#statements = []
    this.#writes = false
  }

  async commitTransaction(): Promise<void> {
    const inner = this.#theInner()
    const statements = this.#statements ?? []
    if (!this.#writes) {
      this.#statements = undefined
      return this.#driver.commitTransaction(inner)
    }
    await inner.executeQuery(CompiledQuery.raw(SET_POSITION, [this.#journal.last + 1]))
    this.#journal.append(statements)
    this.#statements = undefined
    try {
      await this.#driver.commitTransaction(inner)
      this.#hasWritten = true
    } catch (error) {
      this.#journal.undo()
      throw error
    }
  }

  async rollbackTransaction(): Promise<void> {
    this.#statements = undefined
    await this.#driver.rollbackTransaction(this.#theInner())
  }

  savepoint: Driver['savepoint'] = async (_connection, name, compile) => this.#driver.savepoint?.(this.#theConnection(), name, compile)
  rollbackToSavepoint: Driver['rollbackToSavepoint'] = async (_connection, name, compile) =>
    this.#driver.rollbackToSavepoint?.(this.#theConnection(), name, compile)
  releaseSavepoint: Driver['releaseSavepoint'] = async (_connection, name, compile) =>
    this.#driver.releaseSavepoint?.(this.#theConnection(), name, compile)

  async #execute<Row>(query: CompiledQuery, options: Parameters<DatabaseConnection['executeQuery']>[1]) {
    const statements = this.#statements
    if (!statements)
      return getEffect(query) === 'reads' ? this.#theInner().executeQuery<Row>(query, options) : this.#executeAlone<Row>(query)
    const result = await this.#theInner().executeQuery<Row>(query, options)
    if (!isBuiltSelect(query)) statements.push([query.sql, query.parameters])
    if (getEffect(query) === 'may write') this.#writes = true
    return result
  }

  /** A statement outside of transactions is one of its own. */
  async #executeAlone<Row>(query: CompiledQuery) {
    const connection = this.#theConnection()
    await this.beginTransaction(connection, {})
    try {
      const result = await connection.executeQuery<Row>(query)
      await this.commitTransaction()
      return result
    } catch (error) {
      await this.rollbackTransaction()
      throw error
    }
  }

  #theInner(): DatabaseConnection {
    if (!this.#inner) throw new Error('No connection is acquired.')
    return this.#inner
  }

  #theConnection(): DatabaseConnection {
    if (!this.#connection) throw new Error('No connection is acquired.')
    return this.#connection
  }
}

/** A dialect of a database with one connection, whose transactions stand in a journal before they are committed. */
export const journaled = (dialect: Dialect, journaling: Journaling): Dialect => ({
  createAdapter: () => dialect.createAdapter(),
  createDriver: () => new JournaledDriver(dialect.createDriver(), journaling),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
})
