import type { Partner } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { enterScope, type ScopedDatabase } from '../../platform/db/scope.ts'

/** Does something as another organization, in the same transaction. */
export type As = <Result>(organizationId: number, run: () => Promise<Result>) => Promise<Result>

/**
 * The only way from one organization's rows to another's: what is shared has a row on either side, and each is written in its own
 * scope. What fails undoes both sides, so there is no scope to come back to then.
 */
export const crossing =
  (db: ScopedDatabase, home: number): As =>
  async (organizationId, run) => {
    if (organizationId === home) return run()
    await enterScope(db, { organizationId })
    const result = await run()
    await enterScope(db, { organizationId: home })
    return result
  }

type Row = Omit<Partner, 'image'> & { image: string | null }

const partnerOf = ({ image, ...row }: Row): Partner => ({ ...row, ...(image !== null && { image }) })

/** Another organization, by its id or short name. None where it is suspended or deleted. */
export const findPartner = async (db: ScopedDatabase, destination: number | string): Promise<Partner | undefined> => {
  const [id, slug] = typeof destination === 'number' ? [destination, null] : [null, destination]
  const { rows } = await sql<Row>`select id, slug, name, image from find_partner(${id}::integer, ${slug}::text)`.execute(db)
  return rows[0] && partnerOf(rows[0])
}

/** The organization in scope, as its partners know it. */
export const findSelf = async (db: ScopedDatabase, organizationId: number): Promise<Partner> =>
  partnerOf(
    await db.selectFrom('organizations').select(['id', 'slug', 'name', 'image']).where('id', '=', organizationId).executeTakeFirstOrThrow(),
  )

/** Holds what two organizations share until the transaction ends: taken before any of its rows, by whichever of them begins. */
export const holdShare = async (db: ScopedDatabase, id: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`variant share ${id}`}, 0))`.execute(db)
}
