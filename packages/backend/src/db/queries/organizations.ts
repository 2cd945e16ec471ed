import {
  type ItemStatus,
  type Organization,
  type OrganizationSummary,
  type OwnOrganization,
  UNKNOWN_ITEM_STATUS,
} from '@tracemark/api/schemas'
import { type Selectable, sql } from 'kysely'
import type * as z from 'zod/mini'
import type { Database } from '../schema.ts'
import type { ScopedDatabase } from '../scope.ts'

type OrganizationRecord = z.infer<typeof Organization>
type Summary = z.infer<typeof OrganizationSummary>

const optional = <Key extends string, Value>(key: Key, value: Value | null) =>
  (value === null ? {} : { [key]: value }) as { [K in Key]?: Value }

const summaryOf = (row: Pick<Selectable<Database['organizations']>, 'id' | 'slug' | 'name' | 'image' | 'business_type'>): Summary => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  ...optional('image', row.image),
  ...optional('businessType', row.business_type),
})

const organizationOf = (row: Selectable<Database['organizations']>): OrganizationRecord => ({
  ...summaryOf(row),
  language: row.language,
  ...optional('publicPageImage', row.public_page_image),
  ...optional('accentColor', row.accent_color),
})

/** Among the organizations in scope: those of the account, or the one entered. */
export const findOrganizationBySlug = async (db: ScopedDatabase, slug: string): Promise<OrganizationRecord | undefined> => {
  const row = await db.selectFrom('organizations').selectAll().where('slug', '=', slug).executeTakeFirst()
  return row && organizationOf(row)
}

export const findOrganization = async (db: ScopedDatabase, organizationId: number): Promise<OrganizationRecord | undefined> => {
  const row = await db.selectFrom('organizations').selectAll().where('id', '=', organizationId).executeTakeFirst()
  return row && organizationOf(row)
}

/** One page of the organizations of the account in scope, oldest first. */
export const listOrganizations = async (db: ScopedDatabase, accountId: string, page: number, perPage: number) => {
  const own = db
    .selectFrom('organizations')
    .innerJoin('memberships', 'memberships.organization_id', 'organizations.id')
    .where('memberships.account_id', '=', accountId)
  const { total } = await own.select(sql<number>`count(*)::integer`.as('total')).executeTakeFirstOrThrow()
  const rows = await own
    .select(['organizations.id', 'slug', 'name', 'image', 'business_type', 'is_suspended'])
    .orderBy('organizations.id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const items = rows.map(({ is_suspended, ...row }): OwnOrganization => ({ ...summaryOf(row), ...(is_suspended && { isSuspended: true }) }))
  return { totalItems: total, perPage, totalPages: Math.ceil(total / perPage), items }
}

/** One page of the statuses that units of this organization have; 'Unknown ID' ends the last page. */
export const listItemStatuses = async (db: ScopedDatabase, organizationId: number, page: number, perPage: number) => {
  const rows = await db
    .selectFrom('item_statuses')
    .select(['value', 'name'])
    .where('organization_id', '=', organizationId)
    .orderBy('value')
    .execute()
  const all: ItemStatus[] = [...rows, UNKNOWN_ITEM_STATUS]
  return {
    totalItems: all.length,
    perPage,
    totalPages: Math.ceil(all.length / perPage),
    items: all.slice((page - 1) * perPage, page * perPage),
  }
}
