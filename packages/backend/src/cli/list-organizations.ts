import { type Kysely, sql } from 'kysely'
import { withScope } from '../platform/db/scope.ts'
import type { Database } from '../schema/database.ts'
import { formatTable } from './format-table.ts'

interface ListedOrganization {
  slug: string
  name: string
  state: string
  createdAt: Date | null
  members: number
}

/** Every organization in any state, by slug. */
export const listAllOrganizations = async (db: Kysely<Database>): Promise<ListedOrganization[]> => {
  const found = await withScope(db, { component: 'operator' }, async (scoped) => {
    const { rows } = await sql<Omit<ListedOrganization, 'members'> & { id: number }>`
      select id, slug, name, state, created_at as "createdAt" from list_organizations()`.execute(scoped)
    return rows
  })
  const listed: ListedOrganization[] = []
  for (const { id: organizationId, ...organization } of found) {
    const { members } = await withScope(db, { organizationId }, (scoped) =>
      scoped
        .selectFrom('memberships')
        .select(sql<number>`count(*)::integer`.as('members'))
        .where('organization_id', '=', organizationId)
        .executeTakeFirstOrThrow(),
    )
    listed.push({ ...organization, members })
  }
  return listed
}

const HEADS = ['SLUG', 'STATE', 'CREATED', 'MEMBERS', 'NAME']

/** A line for each organization below the names of the columns. */
export const organizationLines = (organizations: readonly ListedOrganization[]): string => {
  const rows = organizations.map(({ slug, state, createdAt, members, name }) => [
    slug,
    state,
    createdAt?.toISOString().slice(0, 10) ?? '-',
    String(members),
    name,
  ])
  return formatTable([HEADS, ...rows])
}
