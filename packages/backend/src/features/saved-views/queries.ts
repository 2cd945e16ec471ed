import { contract } from '@tracemark/api/contract'
import { namedByFilters } from '@tracemark/api/rules'
import type { SavedView, SavedViewList } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { createCrudStore } from '../../entities/crud.ts'
import { named } from '../../platform/db/named.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'

/** Where what a filter names by its id is looked for. */
const places = {
  tasks: { table: 'tasks', column: 'id' },
  assets: { table: 'assets', column: 'id' },
  units: { table: 'units', column: 'id' },
  members: { table: 'memberships', column: 'account_id' },
  collections: { table: 'collections', column: 'id' },
  categories: { table: 'categories', column: 'id' },
  templates: { table: 'templates', column: 'id' },
  valueChains: { table: 'value_chains', column: 'id' },
  valueChainElements: { table: 'value_chain_elements', column: 'id' },
} as const satisfies Record<(typeof namedByFilters)[keyof typeof namedByFilters], { table: string; column: string }>

/** The names of these filters whose value is the id of what is no longer there. */
export const selectMissing = (organizationId: number, filters: RawBuilder<unknown>): RawBuilder<unknown> => {
  const gone = Object.entries(namedByFilters).map(([filter, kind]) => {
    const { table, column } = places[kind]
    return sql`(filter.key = ${filter} and not exists (select 1 from ${sql.table(table)} there
      where there.organization_id = ${organizationId} and ${sql.ref(`there.${column}`)}::text = lower(filter.value)))`
  })
  return sql`(select coalesce(json_agg(filter.key order by filter.key), '[]'::json)
    from jsonb_each_text(${filters}) filter where ${sql.join(gone, sql` or `)})`
}

/** The rows as the contract has them, without what each reader chose. */
export const viewStore = createCrudStore<Omit<SavedView, 'isDefault'>>(contract.savedViews, 'saved_views', ['name'], {
  computed: (organizationId) => ({
    team: named(organizationId, 'teams', 'saved_views', 'team_id'),
    missing: selectMissing(organizationId, sql`saved_views.filters`),
  }),
})

/** Who reads, and of which lists they may see views. */
export interface Reader {
  organizationId: number
  accountId: string
  lists: readonly SavedViewList[]
}

/** Of these lists: their own, those of their teams, and those of the organization. */
export const isSeenBy = ({ organizationId, accountId, lists }: Reader): RawBuilder<unknown> =>
  lists.length === 0
    ? sql`false`
    : sql`list in (${sql.join(lists)}) and (created_by_id = ${accountId} or audience = 'organization' or (audience = 'team'
        and team_id in (select team.id from teams team where team.organization_id = ${organizationId} and team.member_ids ? ${accountId}::text)))`

/** The view, where the reader sees it. */
export const findView = async (db: ScopedDatabase, reader: Reader, id: string): Promise<Omit<SavedView, 'isDefault'> | undefined> => {
  const { organizationId } = reader
  const { rows } = await sql`select 1 from saved_views
    where organization_id = ${organizationId} and id = ${id} and ${isSeenBy(reader)}`.execute(db)
  return rows.length > 0 ? viewStore.find(db, organizationId, id) : undefined
}

/** The ids of the views that this person's lists open with. */
export const listDefaults = async (db: ScopedDatabase, organizationId: number, accountId: string): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('saved_view_defaults')
    .select('view_id')
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .execute()
  return new Set(rows.map(({ view_id }) => view_id))
}

/** A list opens with one view at most: another takes its place. */
export const setDefault = async (
  db: ScopedDatabase,
  { organizationId, accountId }: Reader,
  { id, list }: Pick<SavedView, 'id' | 'list'>,
): Promise<void> => {
  await db
    .insertInto('saved_view_defaults')
    .values({ organization_id: organizationId, account_id: accountId, list, view_id: id })
    .onConflict((conflict) => conflict.columns(['organization_id', 'account_id', 'list']).doUpdateSet({ view_id: id }))
    .execute()
}

export const clearDefault = async (db: ScopedDatabase, { organizationId, accountId }: Reader, id: string): Promise<void> => {
  await db
    .deleteFrom('saved_view_defaults')
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .where('view_id', '=', id)
    .execute()
}

/** Views of a team that is deleted are their creators' alone again. */
export const takeFromTeam = async (db: ScopedDatabase, organizationId: number, teamId: string): Promise<void> => {
  await db
    .updateTable('saved_views')
    .set({ audience: 'private', team_id: null })
    .where('organization_id', '=', organizationId)
    .where('team_id', '=', teamId)
    .execute()
}

/** Who leaves takes their private views along. Those that they shared stay. */
export const forgetViews = async (db: ScopedDatabase, organizationId: number, accountId: string): Promise<void> => {
  await db.deleteFrom('saved_view_defaults').where('organization_id', '=', organizationId).where('account_id', '=', accountId).execute()
  await db
    .deleteFrom('saved_views')
    .where('organization_id', '=', organizationId)
    .where('created_by_id', '=', accountId)
    .where('audience', '=', 'private')
    .execute()
}
