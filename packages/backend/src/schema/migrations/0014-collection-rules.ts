import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = ['alter table collections add column rule jsonb']

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
