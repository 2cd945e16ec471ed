import { inOrder, listAnswer, toPage, toSlug } from '@tracemark/api/rules'
import {
  type Language,
  type Organization,
  type OrganizationChange,
  type OrganizationSummary,
  type OwnOrganization,
  UNKNOWN_UNIT_STATUS,
  type UnitStatus,
  type UnitStatusQuery,
} from '@tracemark/api/schemas'
import { type Kysely, type Selectable, sql, type Updateable } from 'kysely'
import type * as z from 'zod/mini'
import { getColumn } from '../../platform/db/rows.ts'
import { enterScope, type ScopedDatabase } from '../../platform/db/scope.ts'
import { hasWords } from '../../platform/db/search-words.ts'
import { organizationColumns } from '../../schema/columns.ts'
import type { Database } from '../../schema/database.ts'

type OrganizationRecord = z.infer<typeof Organization>
type OrganizationShown = z.infer<typeof OrganizationChange>
type Summary = z.infer<typeof OrganizationSummary>

const optional = <Key extends string, Value>(key: Key, value: Value | null) =>
  (value === null ? {} : { [key]: value }) as { [K in Key]?: Value }

const toSummary = (row: Pick<Selectable<Database['organizations']>, 'id' | 'slug' | 'name' | 'image' | 'business_type'>): Summary => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  ...optional('image', row.image),
  ...optional('businessType', row.business_type),
})

const toOrganization = (row: Selectable<Database['organizations']>): OrganizationRecord => ({
  ...toSummary(row),
  language: row.language,
  ...optional('publicPageImage', row.public_page_image),
  ...optional('accentColor', row.accent_color),
  ...optional('description', row.description),
  ...optional('website', row.website),
  ...optional('email', row.email),
  ...optional('phone', row.phone),
  ...optional('timeZone', row.time_zone),
  ...optional('correctionHours', row.correction_hours),
})

/** Among the organizations of this account, with whether it is open to the account. */
export const findOwnOrganization = async (db: ScopedDatabase, slug: string, accountId: string) => {
  const row = await db
    .selectFrom('organizations')
    .innerJoin('memberships', (join) =>
      join.onRef('memberships.organization_id', '=', 'organizations.id').on('memberships.account_id', '=', accountId),
    )
    .select(organizationColumns.map((column) => `organizations.${column}` as const))
    .select('is_suspended')
    .where('slug', '=', slug)
    .executeTakeFirst()
  return row && { organization: toOrganization(row), isSuspended: row.is_suspended, organizationState: row.state }
}

/** Where it is in scope: of the account, or the one entered. */
export const findOrganization = async (db: ScopedDatabase, organizationId: number): Promise<OrganizationRecord | undefined> => {
  const row = await db.selectFrom('organizations').select(organizationColumns).where('id', '=', organizationId).executeTakeFirst()
  return row && toOrganization(row)
}

export interface OrganizationsQuery {
  page: number
  perPage: number
  sort?: string | undefined
  search?: string | undefined
}

/** One page of the organizations of the account in scope, oldest first where no other order is asked for. */
export const listOrganizations = async (
  db: ScopedDatabase,
  accountId: string,
  { page, perPage, sort = 'id_asc', search }: OrganizationsQuery,
) => {
  const own = db
    .selectFrom('organizations')
    .innerJoin('memberships', 'memberships.organization_id', 'organizations.id')
    .where('memberships.account_id', '=', accountId)
    .where('organizations.state', '<>', 'deleted')
    .where(hasWords(sql`name`, search))
  const { total } = await own.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['organizations.id', 'slug', 'name', 'image', 'business_type', 'is_suspended', 'state'])
    .$if(sort.startsWith('name'), (select) =>
      select.orderBy(sql`search_text(name) collate "C"`, sort.endsWith('_desc') || sort.endsWith('_1') ? 'desc' : 'asc'),
    )
    .orderBy('organizations.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const items = rows.map(
    ({ is_suspended, state, ...row }): OwnOrganization => ({
      ...toSummary(row),
      ...((is_suspended || state === 'suspended') && { isSuspended: true }),
    }),
  )
  return listAnswer(items, total, perPage)
}

/** What is shown of an organization, as its columns have it: absent parts stay, `null` takes one away. */
const toColumns = (shown: OrganizationShown): Updateable<Database['organizations']> =>
  Object.fromEntries(
    Object.entries(shown)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [getColumn(field), value]),
  )

/** Needs no scope: the database answers the number alone, whatever the organization's state. */
export const findOrganizationId = async (db: Kysely<Database>, slug: string): Promise<number | undefined> => {
  const { rows } = await sql<{ id: number | null }>`select find_organization(${slug}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

export type OrganizationState = Selectable<Database['organizations']>['state']

export const setOrganizationState = async (db: ScopedDatabase, organizationId: number, state: OrganizationState): Promise<void> => {
  await db.updateTable('organizations').set({ state }).where('id', '=', organizationId).executeTakeFirstOrThrow()
}

export const updateOrganization = async (db: ScopedDatabase, organizationId: number, change: OrganizationShown): Promise<void> => {
  const columns = toColumns(change)
  if (Object.keys(columns).length === 0) return
  await db.updateTable('organizations').set(columns).where('id', '=', organizationId).execute()
}

/** Holds the numbers and names of organizations until the transaction ends. */
const nameOrganization = async (db: ScopedDatabase, stem: string | undefined): Promise<{ id: number; slug: string }> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('organizations', 0))`.execute(db)
  const { rows } = await sql<{ id: number }>`select next_organization_id() as id`.execute(db)
  const id = rows[0]?.id ?? 0
  const found = await sql<{ slug: string }>`select free_slug(${stem ?? `organization-${id}`}) as slug`.execute(db)
  return { id, slug: found.rows[0]?.slug ?? '' }
}

export interface FoundedOrganization {
  name: string
  language: Language
  createdAt: Date
  /** Absent where the operator creates it. */
  createdById?: string
}

/** An organization with the statuses that its units can have, and nobody in it yet. Leaves its scope entered. */
export const createOrganization = async (
  db: ScopedDatabase,
  { name, language, createdAt, createdById }: FoundedOrganization,
  statuses: readonly UnitStatus[],
): Promise<{ id: number; slug: string }> => {
  const { id, slug } = await nameOrganization(db, toSlug(name))
  // The account stays in scope: the organization names it as its maker.
  await enterScope(db, { organizationId: id, ...(createdById !== undefined && { accountId: createdById }) })
  await db
    .insertInto('organizations')
    .values({
      id,
      slug,
      name,
      language,
      image: null,
      business_type: null,
      public_page_image: null,
      accent_color: null,
      created_at: createdAt,
      created_by_id: createdById ?? null,
    })
    .execute()
  await db
    .insertInto('unit_statuses')
    .values(statuses.map((status) => ({ organization_id: id, ...status })))
    .execute()
  return { id, slug }
}

/** The statuses that units of this organization have, without 'Unknown ID'. */
export const readUnitStatuses = (db: ScopedDatabase, organizationId: number): Promise<UnitStatus[]> =>
  db.selectFrom('unit_statuses').select(['value', 'name']).where('organization_id', '=', organizationId).orderBy('value').execute()

/** One page of the statuses that units of this organization have; 'Unknown ID' ends the last page, whatever is looked for. */
export const listUnitStatuses = async (db: ScopedDatabase, organizationId: number, query: UnitStatusQuery) => {
  const own = inOrder(await readUnitStatuses(db, organizationId), query, ({ name }) => name)
  return toPage([...own, UNKNOWN_UNIT_STATUS], query)
}
