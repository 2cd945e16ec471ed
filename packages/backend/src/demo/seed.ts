import type { DemoData } from '@tracemark/api/demo'
import { type Kysely, sql } from 'kysely'
import { findAccountIdByEmail } from '../features/people/queries/accounts.ts'
import { DEMO_PASSWORD } from '../features/sign-in/demo-password.ts'
import { hashPassword } from '../features/sign-in/passwords.ts'
import { enterScope, type ScopedDatabase } from '../platform/db/scope.ts'
import type { Database } from '../schema/database.ts'
import { seedAssets } from './seed/assets.ts'
import { seedDescribed } from './seed/described.ts'
import { insertAll } from './seed/insert-all.ts'
import { seedAccounts, seedMembers } from './seed/people.ts'
import { seedInteractions, seedJobs, seedTasks } from './seed/tasks.ts'
import { seedVariants } from './seed/variants.ts'

/** Held while seeding: of several processes that start together on one database, one fills it and the others find it filled. */
const lockSeeding = async (db: ScopedDatabase): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tracemark demo', 0))`.execute(db)
}

/** Whether the demo organizations are there already, told by their first account. */
const isSeeded = async (db: ScopedDatabase, { accounts: [first] }: DemoData): Promise<boolean> =>
  first !== undefined && (await findAccountIdByEmail(db, first.email)) !== undefined

const seedOrganization = async (db: ScopedDatabase, data: DemoData, organization: DemoData['organizations'][number]): Promise<void> => {
  await enterScope(db, { organizationId: organization.id })
  await insertAll(db, 'organizations', [
    {
      id: organization.id,
      slug: organization.slug,
      name: organization.name,
      image: organization.image ?? null,
      business_type: organization.businessType ?? null,
      public_page_image: organization.publicPageImage ?? null,
      language: organization.language,
      accent_color: organization.accentColor ?? null,
      time_zone: organization.timeZone ?? null,
    },
  ])
  await seedMembers(db, data, organization.id)
  await seedAssets(db, data, organization.id)
  await seedVariants(db, data, organization.id)
  await seedTasks(db, data, organization.id)
  await seedJobs(db, data, organization.id)
  await seedInteractions(db, data, organization.id)
  await seedDescribed(db, data, organization.id)
}

/** Puts the demo organizations into a database that does not have them: all of them or, where anything fails, none. */
export const seed = async (db: Kysely<Database>, data: DemoData): Promise<void> => {
  const passwordHash = await hashPassword(DEMO_PASSWORD)
  await db.transaction().execute(async (transaction) => {
    await lockSeeding(transaction)
    if (await isSeeded(transaction, data)) return
    await seedAccounts(transaction, data, passwordHash)
    for (const organization of data.organizations) await seedOrganization(transaction, data, organization)
  })
}
