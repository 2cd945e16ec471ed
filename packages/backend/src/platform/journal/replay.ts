import { CompiledQuery, type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { SET_POSITION } from './journaled-dialect.ts'
import { type Entry, JournalError, type Place, readJournal } from './read-journal.ts'

/** The last entry that this database has; `undefined` where it is too new or too old to know of journals. Asked as its owner. */
export const journalPosition = async (owner: Kysely<Database>): Promise<number | undefined> => {
  const { rows: found } = await sql<{ table: string | null }>`select to_regclass('journal_position')::text as table`.execute(owner)
  if (!found[0]?.table) return undefined
  const { rows } = await sql<{ entry: string }>`select entry::text as entry from journal_position`.execute(owner)
  return Number(rows[0]?.entry ?? 0)
}

const redo = async (owner: Kysely<Database>, role: string, { entry, statements, file, line }: Entry): Promise<void> => {
  try {
    await owner.transaction().execute(async (transaction) => {
      await sql`set local role ${sql.id(role)}`.execute(transaction)
      for (const [text, parameters] of statements) await transaction.executeQuery(CompiledQuery.raw(text, [...parameters]))
      await transaction.executeQuery(CompiledQuery.raw(SET_POSITION, [entry]))
    })
  } catch (cause) {
    throw new JournalError(`What the journal ${file} says in line ${line} can't be done again: ${String(cause)}`, { cause })
  }
}

const gap = (position: number, { file, line }: Place, next: number): JournalError =>
  new JournalError(
    `The database has the journal's entries up to ${position}, and the journal ${file} goes on with ${next} in line ${line}. ` +
      'What lies between is missing: the database is from an older copy than its journal. Put back both from the same copy.',
  )

/**
 * Does again what stands in the journal and is missing in the database: the same statements with the same parameters, ids and
 * times among them, in the same order. Gives how many there were.
 */
export const replayJournal = async (owner: Kysely<Database>, role: string, folder: string): Promise<number> => {
  let position = (await journalPosition(owner)) ?? 0
  let redone = 0
  for await (const entry of readJournal(folder)) {
    if (entry.kind === 'begin') {
      if (entry.after > position) throw gap(position, entry, entry.after + 1)
      continue
    }
    if (entry.entry <= position) continue
    if (entry.entry !== position + 1) throw gap(position, entry, entry.entry)
    await redo(owner, role, entry)
    position = entry.entry
    redone += 1
  }
  return redone
}
