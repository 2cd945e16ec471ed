import { listAnswer, ranks } from '@tracemark/api/rules'
import type { Language, OrganizationAccount, OrganizationAccountChange, OrganizationAccountFilters, Role } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { byLetters } from '../../../entities/store.ts'
import { readEntityRow } from '../../../platform/db/rows.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { hasWords } from '../../../platform/db/search-words.ts'
import { forgetViews } from '../../saved-views/queries.ts'

/** Members and open invitations as rows of one form, at this moment. */
const people = (organizationId: number, now: Date) => sql`(
  select m.id, m.organization_id, m.account_id, a.first_name, a.last_name,
    coalesce(nullif(trim(a.first_name || ' ' || a.last_name), ''), a.email) as name, a.email, a.image, m.role, m.role <> 'member' as is_admin,
    m.access_portal, m.is_suspended, case when m.is_suspended then 'suspended' else 'active' end as status, m.portal_language,
    null::text as invite_email, null::timestamptz as invite_expiry, null::boolean as invite_decline, m.created_at, m.created_by_id
  from memberships m join accounts a on a.id = m.account_id where m.organization_id = ${organizationId}
  union all
  select i.id, i.organization_id, null, null, null, i.email, i.email, null, i.role, i.role <> 'member', i.access_portal, false,
    case when i.state = 'declined' then 'declined' when i.expires_at <= ${now} then 'expired' else 'pending' end, i.portal_language,
    i.email, i.expires_at, i.state = 'declined', i.created_at, i.created_by_id
  from invitations i where i.organization_id = ${organizationId} and i.state <> 'accepted'
) as people`

const sortColumns: Readonly<Record<string, RawBuilder<unknown>>> = {
  name: byLetters(sql`name`),
  email: sql`lower(email) collate "C"`,
  role: sql`array_position(${ranks.role}::text[], role)`,
  status: sql`status`,
  createdAt: sql`created_at`,
}

/** `name_asc`; also `name_0`, as older clients say it. */
const buildOrder = (sort: string): RawBuilder<unknown> => {
  const [field = 'name', direction] = sort.split('_')
  const column = sortColumns[field] ?? sql`id`
  return direction === 'desc' || direction === '1' ? sql`${column} desc nulls last, id desc` : sql`${column} asc nulls first, id asc`
}

export interface AccountsQuery {
  page: number
  perPage: number
  sort: string
  search?: string | undefined
  filters?: OrganizationAccountFilters | undefined
  /** This account alone. */
  accountId?: string | undefined
}

const buildCondition = ({ search, filters = {}, accountId }: AccountsQuery): RawBuilder<unknown> => {
  const { role, status, accessPortal } = filters
  const conditions = [
    hasWords(sql`name || ' ' || email`, search),
    ...(role && role.length > 0 ? [sql`role in (${sql.join(role)})`] : []),
    ...(status && status.length > 0 ? [sql`status in (${sql.join(status)})`] : []),
    ...(accessPortal === undefined ? [] : [sql`access_portal = ${accessPortal}`]),
    ...(accountId === undefined ? [] : [sql`account_id = ${accountId}`]),
  ]
  return sql.join(conditions, sql` and `)
}

// The columns are the fields of the schema, which every answer is held to.
const accountOfRow = (row: Readonly<Record<string, unknown>>) => readEntityRow(row) as OrganizationAccount

export const listOrganizationAccounts = async (db: ScopedDatabase, organizationId: number, now: Date, query: AccountsQuery) => {
  const { page, perPage, sort } = query
  const condition = buildCondition(query)
  const counted = await sql<{
    total: number
  }>`select count(*)::integer as total from ${people(organizationId, now)} where ${condition}`.execute(db)
  const { rows } = await sql<Record<string, unknown>>`select * from ${people(organizationId, now)} where ${condition}
    order by ${buildOrder(sort)} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
  return listAnswer(rows.map(accountOfRow), counted.rows[0]?.total ?? 0, perPage)
}

/** A member by their account or membership, or an invitation by its id. */
export const findOrganizationAccount = async (
  db: ScopedDatabase,
  organizationId: number,
  now: Date,
  id: string,
): Promise<OrganizationAccount | undefined> => {
  const { rows } = await sql<Record<string, unknown>>`select * from ${people(organizationId, now)}
    where account_id = ${id} or id = ${id} limit 1`.execute(db)
  return rows[0] && accountOfRow(rows[0])
}

/** Holds who may do what in this organization until the transaction ends, so that no two owners step back at the same moment. */
export const lockMemberships = async (db: ScopedDatabase, organizationId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`memberships ${organizationId}`}, 0))`.execute(db)
}

export const countOwners = async (db: ScopedDatabase, organizationId: number): Promise<number> => {
  const { count } = await db
    .selectFrom('memberships')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('organization_id', '=', organizationId)
    .where('role', '=', 'owner')
    .where('is_suspended', '=', false)
    .executeTakeFirstOrThrow()
  return count
}

/** `lost…`: when portal or admin rights were taken; `null` where they were given back. */
export interface MembershipChange extends OrganizationAccountChange {
  lostPortalAt?: Date | null
  lostAdminAt?: Date | null
}

export const updateMembership = async (
  db: ScopedDatabase,
  organizationId: number,
  accountId: string,
  change: MembershipChange,
): Promise<void> => {
  const { role, accessPortal, isSuspended, portalLanguage, lostPortalAt, lostAdminAt } = change
  const row = {
    ...(role !== undefined && { role }),
    ...(accessPortal !== undefined && { access_portal: accessPortal }),
    ...(isSuspended !== undefined && { is_suspended: isSuspended }),
    ...(portalLanguage !== undefined && { portal_language: portalLanguage }),
    ...(lostPortalAt !== undefined && { lost_portal_at: lostPortalAt }),
    ...(lostAdminAt !== undefined && { lost_admin_at: lostAdminAt }),
  }
  if (Object.keys(row).length === 0) return
  await db
    .updateTable('memberships')
    .set(row)
    .where('organization_id', '=', organizationId)
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow()
}

/** Teams forget who has left, and their private views go. What they have made still says their name. */
export const deleteMembership = async (db: ScopedDatabase, organizationId: number, accountId: string, now: Date): Promise<void> => {
  await sql`update teams set member_ids = member_ids - ${accountId}::text
    where organization_id = ${organizationId} and member_ids ? ${accountId}::text`.execute(db)
  await forgetViews(db, organizationId, accountId)
  await db.deleteFrom('memberships').where('organization_id', '=', organizationId).where('account_id', '=', accountId).execute()
  await db
    .insertInto('former_members')
    .values({ organization_id: organizationId, id: accountId, created_at: now, created_by_id: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those of these accounts that belong to the organization. */
export const areMembers = async (db: ScopedDatabase, organizationId: number, accountIds: readonly string[]): Promise<Set<string>> => {
  const rows = await db
    .selectFrom('memberships')
    .select('account_id')
    .where('organization_id', '=', organizationId)
    .where('account_id', 'in', accountIds)
    .execute()
  return new Set(rows.map(({ account_id }) => account_id))
}

export interface NewMembership {
  id: string
  accountId: string
  role: Role
  accessPortal: boolean
  portalLanguage: Language | null
  createdAt: Date
  createdById: string | null
}

export const insertMembership = async (db: ScopedDatabase, organizationId: number, membership: NewMembership): Promise<void> => {
  const { id, accountId, role, accessPortal, portalLanguage, createdAt, createdById } = membership
  await db
    .insertInto('memberships')
    .values({
      organization_id: organizationId,
      id,
      account_id: accountId,
      role,
      access_portal: accessPortal,
      portal_language: portalLanguage,
      created_at: createdAt,
      created_by_id: createdById,
    })
    .execute()
}
