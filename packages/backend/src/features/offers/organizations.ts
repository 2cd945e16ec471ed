import type { Partner } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

type Row = Omit<Partner, 'image'> & { image: string | null }

const toPartner = ({ image, ...row }: Row): Partner => ({ ...row, ...(image !== null && { image }) })

/** Another organization, by its id or short name. None where it is suspended or deleted. */
export const findPartner = async (db: ScopedDatabase, destination: number | string): Promise<Partner | undefined> => {
  const [id, slug] = typeof destination === 'number' ? [destination, null] : [null, destination]
  const { rows } = await sql<Row>`select id, slug, name, image from find_partner(${id}::integer, ${slug}::text)`.execute(db)
  return rows[0] && toPartner(rows[0])
}

/** The organization in scope, as its partners know it. */
export const findSelf = async (db: ScopedDatabase, organizationId: number): Promise<Partner> =>
  toPartner(
    await db.selectFrom('organizations').select(['id', 'slug', 'name', 'image']).where('id', '=', organizationId).executeTakeFirstOrThrow(),
  )

/** Holds what two organizations share until the transaction ends: taken before any of its rows, by whichever of them begins. */
export const holdShare = async (db: ScopedDatabase, id: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`variant share ${id}`}, 0))`.execute(db)
}
