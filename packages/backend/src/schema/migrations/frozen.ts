import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Migration } from 'kysely/migration'
import { BASELINE, laterMigrations } from './index.ts'
import { runStatements } from './run-statements.ts'

/** What the first release with the baseline declared. Databases that it created have come to the present schema by migrations alone. */
const baseline: string[] = JSON.parse(readFileSync(join(import.meta.dirname, 'baseline.json'), 'utf8'))

/** The way of the oldest database to the present schema. */
export const frozenMigrations: Readonly<Record<string, Migration>> = {
  [BASELINE]: { up: (db) => runStatements(db, baseline) },
  ...laterMigrations,
}
