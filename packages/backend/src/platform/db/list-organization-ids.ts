import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withScope } from './scope.ts'

/** Of organizations in any state, for what is done for one after the other. */
export const listOrganizationIds = (db: Kysely<Database>): Promise<number[]> =>
  withScope(db, { component: 'operator' }, async (scoped) => {
    const { rows } = await sql<{ id: number }>`select id from list_organizations() order by id`.execute(scoped)
    return rows.map(({ id }) => id)
  })
