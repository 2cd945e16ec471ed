import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from '../database.ts'
import { declaredSchema } from '../declared/index.ts'
import { up as up0002OneScope } from './0002-one-scope.ts'
import { up as up0003CorrectionReasons } from './0003-correction-reasons.ts'
import { up as up0004Reviews } from './0004-reviews.ts'
import { up as up0005DistributableForms } from './0005-distributable-forms.ts'
import { up as up0006DashboardCounts } from './0006-dashboard-counts.ts'
import { up as up0007JobSeries } from './0007-job-series.ts'
import { up as up0008SavedViews } from './0008-saved-views.ts'
import { up as up0009AnswerVersions } from './0009-answer-versions.ts'
import { up as up0010InteractionVisibility } from './0010-interaction-visibility.ts'
import { up as up0011MapCounts } from './0011-map-counts.ts'
import { up as up0012Exports } from './0012-exports.ts'
import { up as up0013DeletePolicies } from './0013-delete-policies.ts'
import { up as up0014CollectionRules } from './0014-collection-rules.ts'
import { refuseFormerSchema } from './former-schema.ts'
import { runStatements } from './run-statements.ts'

/** In the order of their names, which `pnpm new:migration` gives. A migration that has run anywhere is never changed: add another. */
export const laterMigrations: Readonly<Record<string, Migration>> = {
  '0002-one-scope': { up: up0002OneScope },
  '0003-correction-reasons': { up: up0003CorrectionReasons },
  '0004-reviews': { up: up0004Reviews },
  '0005-distributable-forms': { up: up0005DistributableForms },
  '0006-dashboard-counts': { up: up0006DashboardCounts },
  '0007-job-series': { up: up0007JobSeries },
  '0008-saved-views': { up: up0008SavedViews },
  '0009-answer-versions': { up: up0009AnswerVersions },
  '0010-interaction-visibility': { up: up0010InteractionVisibility },
  '0011-map-counts': { up: up0011MapCounts },
  '0012-exports': { up: up0012Exports },
  '0013-delete-policies': { up: up0013DeletePolicies },
  '0014-collection-rules': { up: up0014CollectionRules },
}

export const BASELINE = '0001-baseline'

/** Names of all migrations, in their order. */
export const migrationNames: readonly string[] = [BASELINE, ...Object.keys(laterMigrations)]

/** An empty database gets the declared schema at once: the migrations that led to it count as run. */
const listMigrations = (later: Readonly<Record<string, Migration>>): Record<string, Migration> => {
  let isNew = false
  const upgrades = Object.entries(later).map(([name, { up }]): [string, Migration] => [
    name,
    {
      up: async (db) => {
        if (!isNew) await up(db)
      },
    },
  ])
  const create: Migration = {
    up: async (db) => {
      await runStatements(db, declaredSchema)
      isNew = true
    },
  }
  return { [BASELINE]: create, ...Object.fromEntries(upgrades) }
}

/**
 * Brings the database to the newest form, as its owner. Several processes may call it at once: one of them does the work. Gives the names
 * of the migrations that it has run.
 */
export const migrate = async (db: Kysely<Database>, later = laterMigrations): Promise<string[]> => {
  await refuseFormerSchema(db)
  const migrations = listMigrations(later)
  const { error, results = [] } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
