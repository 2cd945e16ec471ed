import { sampledPage } from '@tracemark/api/rules'
import type { CopiedPart } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { json } from '../../../platform/db/json.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import type { IdSource } from '../../../platform/ids.ts'

interface Copied {
  part: CopiedPart
  table: string
  columns: readonly string[]
  /** Which rows are copied. */
  where?: string
  /** Which of them are true of every asset of a kind. */
  ofKind?: string
}

/** What a copy of an asset has again as its own. Codes, units, records and the public address stay with the first one. */
const copied: readonly Copied[] = [
  {
    part: 'about',
    table: 'asset_attributes',
    columns: ['label', 'value', 'type', 'unit', 'base_attribute_id', 'source', 'is_public', '"order"'],
  },
  {
    part: 'publicPage',
    table: 'components',
    columns: [
      'name',
      'enabled',
      'type',
      'sub_type',
      'display_type',
      'component',
      'collections_info',
      'rule_conditions',
      'value_chain_element_id',
      '"order"',
    ],
    // A collection holds records of the first one.
    ofKind: 'collections_info is null',
  },
  {
    part: 'tasks',
    table: 'task_assets',
    columns: [
      'task_id',
      '"order"',
      'value_chain_element_id',
      'public_service_enabled',
      'public_service_sharing_enabled',
      'public_task_visibility',
      'public_task_content',
      'expiration',
      'steps_engine_config',
      'messages_engine_config',
      'unit_statuses',
      'metadata',
      'attributes',
    ],
    where: 'removed_at is null',
  },
]

/** What it shares with the first one. */
const shared = [
  ['supportProfiles', 'asset_support_profiles', 'support_profile_id'],
  ['documents', 'asset_documents', 'document_id'],
] as const

/** Gives the second asset these parts of what the first one has; of a sample, what is true of every asset of its kind. Ids are made here, one for each row, so that a replay makes the same. */
export const copyParts = async (
  db: ScopedDatabase,
  organizationId: number,
  { from, to, parts, isSample = false }: { from: string; to: string; parts: readonly CopiedPart[]; isSample?: boolean },
  made: { ids: IdSource; createdAt: string; createdById: string },
): Promise<void> => {
  for (const { part, table, columns, where = 'true', ofKind = where } of copied) {
    if (!parts.includes(part)) continue
    const name = sql.table(table)
    const list = sql.raw(columns.join(', '))
    const { rows } = await sql<{ id: string }>`select id from ${name}
      where organization_id = ${organizationId} and asset_id = ${from} and ${sql.raw(isSample ? ofKind : where)} order by created_at, id`.execute(
      db,
    )
    if (rows.length === 0) continue
    const pairs = sql.join(rows.map(({ id }) => sql`(${id}::uuid, ${made.ids()}::uuid)`))
    await sql`insert into ${name} (organization_id, id, asset_id, ${list}, created_at, created_by_id)
      select organization_id, pair.copy, ${to}::uuid, ${list}, ${made.createdAt}::timestamptz, ${made.createdById}::uuid
      from ${name} join (values ${pairs}) as pair (original, copy) on pair.original = id where organization_id = ${organizationId}`.execute(
      db,
    )
  }
  for (const [part, table, column] of shared) {
    if (!parts.includes(part)) continue
    await sql`insert into ${sql.table(table)} (organization_id, asset_id, ${sql.ref(column)}, "order")
      select organization_id, ${to}::uuid, ${sql.ref(column)}, "order" from ${sql.table(table)}
      where organization_id = ${organizationId} and asset_id = ${from}`.execute(db)
  }
}

interface PageCopy {
  from: string
  to: string
  isSample?: boolean
}

/**
 * What the page of the first one says, and what of it is open; of a sample, as much as is true of every asset of its kind. The page of the
 * second stays closed, and without an address.
 */
export const copyPublicPage = async (
  db: ScopedDatabase,
  organizationId: number,
  { from, to, isSample = false }: PageCopy,
): Promise<void> => {
  // Read first: a distributed database would plan an update from another row for all machines.
  const { public_page: page, ...opened } = await db
    .selectFrom('assets')
    .select(['public_page', 'is_enabled_public_content', 'is_enabled_discovery', 'is_enabled_services'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', from)
    .executeTakeFirstOrThrow()
  const pageOfCopy = page && json(isSample ? { highlights: [], journey: [], ...sampledPage(page) } : page)
  await db
    .updateTable('assets')
    .set({ ...opened, public_page: pageOfCopy })
    .where('organization_id', '=', organizationId)
    .where('id', '=', to)
    .execute()
}
