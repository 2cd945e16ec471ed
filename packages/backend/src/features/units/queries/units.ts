import { getPublicPagePath } from '@tracemark/api/public-page-path'
import { listAnswer } from '@tracemark/api/rules'
import { Unit, type UnitChange, type UnitQuery } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { isAnyId } from '../../../platform/db/named-search.ts'
import { type PackedIds, packIds } from '../../../platform/db/packed-ids.ts'
import { readEntityRow, selectedField } from '../../../platform/db/rows.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { areKept, countUnits } from './counts.ts'
import { areFew, asWritten, unitOrder } from './order.ts'
import { findFewUnits } from './search.ts'
import { type GivingStatus, giveStatus } from './status-changes.ts'

/** Where the label of a unit leads is made of the last two. */
const FIELDS = [...Object.keys(Unit.shape).filter((field) => field !== 'unitUrl'), 'publicLink', 'slug']

const UNKNOWN_STATUS = -1

/** The asset's public page, told which unit it is asked for. A unit whose asset has no page leads nowhere. */
export const buildUnitUrl = (publicUrl: string, slug: unknown, publicLink: unknown, uniqueId: unknown): string | undefined =>
  typeof publicLink === 'string' && typeof uniqueId === 'string'
    ? publicUrl + getPublicPagePath(String(slug), publicLink, { unit: uniqueId })
    : undefined

const toUnit = (row: Readonly<Record<string, unknown>>, publicUrl: string): Unit => {
  const unitUrl = buildUnitUrl(publicUrl, row.slug, row.publicLink, row.uniqueId)
  return Unit.parse({ ...row, ...(unitUrl !== undefined && { unitUrl }) })
}

const hasStatus = (values: readonly number[] | undefined) => {
  if (!values || values.length === 0) return undefined
  const known = values.filter((value) => value !== UNKNOWN_STATUS)
  const isKnown = known.length > 0 ? sql`status in (${sql.join(known)})` : sql`false`
  return values.includes(UNKNOWN_STATUS) ? sql`(status is null or ${isKnown})` : isKnown
}

const compares = (column: string, operator: '=' | '>=' | '<=' | '<', value: unknown) =>
  value === undefined ? undefined : sql`${sql.ref(column)} ${sql.raw(operator)} ${value}`

/** Columns of `units` alone, so that an index finds the page before anything is joined to it. */
const buildCondition = (organizationId: number, query: UnitQuery, found: RawBuilder<unknown> | undefined) =>
  sql.join(
    [
      compares('organization_id', '=', organizationId),
      compares('hidden', '=', query.hidden),
      compares('asset_id', '=', query.thingId),
      compares('variant_id', '=', query.batchId),
      hasStatus(query.status),
      compares('sequence_number', '>=', query.sequenceFrom),
      compares('sequence_number', '<=', query.sequenceTo),
      compares('created_at', '>=', query.createdFrom),
      compares('created_at', '<', query.createdTo),
      found,
    ].filter((condition) => condition !== undefined),
    sql` and `,
  )

const columns = sql.join(FIELDS.map((field) => selectedField(field, 'unit')))

/** What reads the ids of one page, and how many units there are. */
const findPage = async (db: ScopedDatabase, organizationId: number, query: UnitQuery) => {
  const condition = buildCondition(organizationId, query, await findFewUnits(db, organizationId, query.search))
  const counted = await countUnits(db, organizationId, query, condition)
  // Few are all read and sorted: along an index they may lie behind a million others.
  const isRead = areKept(query) ? areFew(query, counted.total) : !counted.isAtLeast
  const from = isRead ? sql`(select * from units where ${condition} offset 0) few` : sql`units where ${condition}`
  const page = sql`select id from ${from} order by ${unitOrder(query)} limit ${query.perPage} offset ${(query.page - 1) * query.perPage}`
  return { page, counted }
}

/** The ids of one page of the units. */
export const findUnits = async (db: ScopedDatabase, organizationId: number, query: UnitQuery): Promise<PackedIds> => {
  const { page } = await findPage(db, organizationId, query)
  return asWritten(db, () => packIds(db, page))
}

/** Those of these units that are there, hidden ones too, in the order of the list. */
export const sortUnits = (db: ScopedDatabase, organizationId: number, ids: readonly string[], query: UnitQuery): Promise<PackedIds> =>
  packIds(db, sql`select id from units where organization_id = ${organizationId} and ${isAnyId('id', ids)} order by ${unitOrder(query)}`)

/** One page of the units. Costs the same for a million as for ten thousand: the page's ids come from an index, and counts are kept. */
export const listUnits = async (db: ScopedDatabase, organizationId: number, publicUrl: string, query: UnitQuery) => {
  const { page, counted } = await findPage(db, organizationId, query)
  const { rows } = await asWritten(db, () =>
    // Row by row: joined as a whole, the view may be read for all assets of the organization.
    sql<Record<string, unknown>>`select ${columns}
    from (select id, row_number() over () as place from (${page}) ids) page
    cross join lateral (select * from unit_list unit where unit.organization_id = ${organizationId} and unit.id = page.id offset 0) unit
    order by page.place`.execute(db),
  )
  const items = rows.map((row) => toUnit(readEntityRow(row), publicUrl))
  return {
    ...listAnswer(items, counted.total, query.perPage),
    ...(counted.isAtLeast && { isAtLeast: true }),
  }
}

export const findUnit = async (db: ScopedDatabase, organizationId: number, publicUrl: string, id: string): Promise<Unit | undefined> => {
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from unit_list unit
    where unit.organization_id = ${organizationId} and unit.id = ${id}`.execute(db)
  return rows[0] && toUnit(readEntityRow(rows[0]), publicUrl)
}

/** A variant's units with numbers from `first` to `last` in their order, at most so many. Hidden ones are left out. */
export const findUnitsBetween = async (
  db: ScopedDatabase,
  organizationId: number,
  publicUrl: string,
  { batchId, first, last, most }: { batchId: string; first: number; last: number; most: number },
): Promise<Unit[]> => {
  const { rows } = await sql<Record<string, unknown>>`select ${columns}
    from (select id from units where organization_id = ${organizationId} and variant_id = ${batchId} and not hidden
      and sequence_number between ${first} and ${last} order by sequence_number limit ${most}) page
    join unit_list unit on unit.organization_id = ${organizationId} and unit.id = page.id order by unit.sequence_number`.execute(db)
  return rows.map((row) => toUnit(readEntityRow(row), publicUrl))
}

/** These units, in the order that they are given in. */
export const findUnitsOf = async (
  db: ScopedDatabase,
  organizationId: number,
  publicUrl: string,
  ids: readonly string[],
): Promise<Unit[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Record<string, unknown>>`select ${columns} from unit_list unit
    where unit.organization_id = ${organizationId} and unit.id in (${sql.join(ids)})`.execute(db)
  const found = new Map(rows.map((row) => [row.id, toUnit(readEntityRow(row), publicUrl)]))
  return ids.flatMap((id) => found.get(id) ?? [])
}

/** Those of these units that are there, in the order of their assets, variants and numbers. */
export const findPlacesOfUnits = async (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
): Promise<{ id: string; batchId?: string; sequenceNumber: number }[]> => {
  const rows = await db
    .selectFrom('units')
    .select(['id', 'variant_id', 'sequence_number'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .orderBy('asset_id')
    .orderBy('variant_id')
    .orderBy('sequence_number')
    .execute()
  return rows.map(({ id, variant_id: batchId, sequence_number: sequenceNumber }) => ({
    id,
    sequenceNumber,
    ...(batchId !== null && { batchId }),
  }))
}

export const unitExists = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> => {
  const query = db.selectFrom('units').select('id').where('organization_id', '=', organizationId).where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

export interface LockedUnit {
  id: string
  thingId: string
  batchId: string | null
  /** Absent: "Unknown ID". */
  status: number | null
  statusName: string | null
}

/** Those of these units that are there, held until the transaction ends, in one order for all so that two calls never wait for each other. */
export const lockUnits = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<LockedUnit[]> => {
  const { rows } = await sql<LockedUnit>`select unit.id, unit.asset_id as "thingId", unit.variant_id as "batchId", unit.status,
      (select s.name from unit_statuses s where s.organization_id = ${organizationId} and s.value = unit.status) as "statusName"
    from units unit where unit.organization_id = ${organizationId} and unit.id in (${sql.join(ids)}) order by unit.id
    for no key update`.execute(db)
  return rows
}

/** `checksum` follows the name. */
export const updateUnit = async (
  db: ScopedDatabase,
  organizationId: number,
  id: string,
  { name, status, batchId, hidden }: UnitChange,
  { computeChecksum, ...giving }: GivingStatus & { computeChecksum: (name: string) => string },
): Promise<void> => {
  if (status !== undefined) await giveStatus(db, organizationId, [id], status, giving)
  const change = {
    ...(name !== undefined && { name, checksum: computeChecksum(name) }),
    ...(batchId !== undefined && { variant_id: batchId }),
    ...(hidden !== undefined && { hidden: hidden }),
  }
  if (Object.keys(change).length === 0) return
  await db.updateTable('units').set(change).where('organization_id', '=', organizationId).where('id', '=', id).execute()
}

/** The same change of several units at once. */
export const updateUnits = async (
  db: ScopedDatabase,
  organizationId: number,
  ids: readonly string[],
  { status, hidden }: Pick<UnitChange, 'status' | 'hidden'>,
  giving: GivingStatus,
): Promise<void> => {
  if (ids.length === 0) return
  if (status !== undefined) await giveStatus(db, organizationId, ids, status, giving)
  if (hidden === undefined) return
  await db.updateTable('units').set({ hidden }).where('organization_id', '=', organizationId).where('id', 'in', ids).execute()
}

export const deleteUnits = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db.deleteFrom('units').where('organization_id', '=', organizationId).where('id', 'in', ids).execute()
}
