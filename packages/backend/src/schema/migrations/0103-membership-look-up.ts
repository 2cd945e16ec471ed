import { type Kysely, sql } from 'kysely'

/** Looks memberships up past the policies (migration 0101): for whoever enters, and nobody else. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`revoke execute on function locate_membership(integer, uuid) from public`.execute(db)
}
