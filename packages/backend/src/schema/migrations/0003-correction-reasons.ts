import type { Kysely } from 'kysely'
import { runStatements } from './run-statements.ts'

const statements: readonly string[] = ['alter table interaction_changes add column reason text']

export const up = (db: Kysely<never>): Promise<void> => runStatements(db, statements)
