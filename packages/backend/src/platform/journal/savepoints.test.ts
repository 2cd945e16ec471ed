import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Kysely, sql, type Transaction } from 'kysely'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import type { Database } from '../../schema/database.ts'
import { unpackTemplate } from '../../testing/unpack-template.ts'
import { openEmbedded } from '../db/embedded.ts'
import { enterScope, withScope } from '../db/scope.ts'
import { readJournal } from './read-journal.ts'

const SCOPE = { organizationId: 101 }
/** From here on, item statuses are of these tests. */
const FIRST = 900

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'tracemark-savepoints-'))
})
afterEach(() => rm(directory, { recursive: true, force: true }))

const add = (db: Transaction<Database>, value: number, name: string) =>
  db
    .insertInto('unit_statuses')
    .values({ organization_id: SCOPE.organizationId, value: FIRST + value, name })
    .execute()
const rename = (db: Transaction<Database>, name: string) => sql`update unit_statuses set name = ${name} where value >= ${FIRST}`.execute(db)
/** Written by hand, as a query of ours would be. */
const say = (db: Transaction<Database>, statement: string) => sql.raw(statement).execute(db)

const statuses = (db: Kysely<Database>): Promise<[number, string][]> =>
  withScope(db, SCOPE, async (scoped) => {
    const rows = await scoped.selectFrom('unit_statuses').select(['value', 'name']).where('value', '>=', FIRST).orderBy('value').execute()
    return rows.map(({ value, name }) => [value - FIRST, name])
  })

const writtenByHand = (db: Kysely<Database>) =>
  withScope(db, SCOPE, async (scoped) => {
    await add(scoped, 0, 'Before')
    await say(scoped, 'savepoint outer_one')
    await add(scoped, 1, 'Rolled back')
    await rename(scoped, 'Rolled back')
    await say(scoped, 'rollback to savepoint outer_one')
    await add(scoped, 2, 'After')
    // The same name again, which hides the one before.
    await say(scoped, 'savepoint outer_one')
    await add(scoped, 3, 'Kept')
    await say(scoped, 'savepoint inner_one')
    await add(scoped, 4, 'Rolled back')
    await say(scoped, 'ROLLBACK TO inner_one')
    await say(scoped, 'release savepoint outer_one')
    await say(scoped, 'savepoint last_one')
    await say(scoped, 'savepoint in_last')
    await add(scoped, 5, 'Released, then rolled back')
    await say(scoped, 'release in_last')
    await say(scoped, 'rollback to last_one')
  })

const failedAndRolledBack = (db: Kysely<Database>, value: number) =>
  withScope(db, SCOPE, async (scoped) => {
    await add(scoped, value, 'Before')
    await say(scoped, 'savepoint attempt')
    await add(scoped, value + 1, 'Rolled back')
    await expect(add(scoped, value, 'Twice')).rejects.toThrow(/duplicate key/)
    await say(scoped, 'rollback to savepoint attempt')
    await add(scoped, value + 2, 'After')
  })

const controlled = async (db: Kysely<Database>) => {
  const transaction = await db.startTransaction().execute()
  await enterScope(transaction, SCOPE)
  await add(transaction, 30, 'Before')
  const first = await transaction.savepoint('first').execute()
  await add(first, 31, 'Kept')
  const second = await first.savepoint('second').execute()
  await add(second, 32, 'Rolled back')
  await expect(add(second, 30, 'Twice')).rejects.toThrow(/duplicate key/)
  await (await second.rollbackToSavepoint('second').execute()).releaseSavepoint('second').execute()
  await first.releaseSavepoint('first').execute()
  await add(transaction, 33, 'After')
  await transaction.commit().execute()
}

const controlledAndUndone = async (db: Kysely<Database>) => {
  const transaction = await db.startTransaction().execute()
  await enterScope(transaction, SCOPE)
  const first = await transaction.savepoint('first').execute()
  await add(first, 40, 'Rolled back with all')
  await first.releaseSavepoint('first').execute()
  await transaction.rollback().execute()
}

/** A statement that failed undoes all since the last savepoint, or since the beginning, whoever passes it over. */
const failedAndPassedOver = async (db: Kysely<Database>) => {
  const passedOver = withScope(db, SCOPE, async (scoped) => {
    await add(scoped, 50, 'Before')
    await expect(add(scoped, 50, 'Twice')).rejects.toThrow(/duplicate key/)
  })
  await expect(passedOver).rejects.toThrow(/aborted/)
}

test.runIf(inject('template').kind === 'pglite')(
  'the journal does again what was done with savepoints, and nothing that was rolled back',
  async () => {
    const database = join(directory, 'pglite')
    await unpackTemplate(database)
    const written = await openEmbedded(directory)
    await writtenByHand(written.db)
    await failedAndRolledBack(written.db, 10)
    // From its second time on, a statement is kept by the database.
    await failedAndRolledBack(written.db, 20)
    await controlled(written.db)
    await controlledAndUndone(written.db)
    await failedAndPassedOver(written.db)
    const before = await statuses(written.db)
    await written.close()
    expect(before).toEqual([
      [0, 'Before'],
      [2, 'After'],
      [3, 'Kept'],
      [10, 'Before'],
      [12, 'After'],
      [20, 'Before'],
      [22, 'After'],
      [30, 'Before'],
      [31, 'Kept'],
      [33, 'After'],
    ])

    // What is left is the copy from before them, and the journal.
    await rm(database, { recursive: true })
    const journaledLines = await Array.fromAsync(readJournal(join(directory, 'journal')))
    expect(journaledLines.filter(({ kind }) => kind === 'entry')).toHaveLength(4)
    const replayed = await openEmbedded(directory)
    const after = await statuses(replayed.db)
    await replayed.close()
    expect(after).toEqual(before)
  },
)
