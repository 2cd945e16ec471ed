import { Unit, type UnitChange, type UnitQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { equals, listRows, matchesSearch } from '../list-rows.ts'
import type { ScopedDatabase } from '../scope.ts'

const VIEW = 'item_list'
/** Where the label of a unit leads is made of the last two. */
const FIELDS = [...Object.keys(Unit.shape).filter((field) => field !== 'unitUrl'), 'publicLink', 'slug']

const UNKNOWN_STATUS = -1

/** The asset's public page, told which unit it is asked for. A unit whose asset has no page leads nowhere. */
export const unitUrlOf = (publicUrl: string, slug: unknown, publicLink: unknown, uniqueId: unknown): string | undefined =>
  typeof publicLink === 'string' && typeof uniqueId === 'string'
    ? `${publicUrl}/p/${String(slug)}/${publicLink}?unit=${uniqueId}`
    : undefined

const itemOf = (row: Readonly<Record<string, unknown>>, publicUrl: string): Unit => {
  const unitUrl = unitUrlOf(publicUrl, row.slug, row.publicLink, row.uniqueId)
  return Unit.parse({ ...row, ...(unitUrl !== undefined && { unitUrl }) })
}

const hasStatus = (values: readonly number[] | undefined) => {
  if (!values || values.length === 0) return undefined
  const known = values.filter((value) => value !== UNKNOWN_STATUS)
  const isKnown = known.length > 0 ? sql`status in (${sql.join(known)})` : sql`false`
  return values.includes(UNKNOWN_STATUS) ? sql`(status is null or ${isKnown})` : isKnown
}

export const listItems = async (db: ScopedDatabase, organizationId: number, publicUrl: string, query: UnitQuery) => {
  const { thingId, batchId, status, search, sequenceFrom, sequenceTo, ...paging } = query
  const page = await listRows(db, organizationId, {
    ...paging,
    from: VIEW,
    fields: FIELDS,
    where: [
      equals('thing_id', thingId),
      equals('batch_id', batchId),
      hasStatus(status),
      sequenceFrom === undefined ? undefined : sql`sequence_number >= ${sequenceFrom}`,
      sequenceTo === undefined ? undefined : sql`sequence_number <= ${sequenceTo}`,
      matchesSearch(['name', sql`sequence_number::text`, 'unique_id', 'variant_id', 'variant_name', 'thing_name'], search),
    ],
  })
  return { ...page, items: page.items.map((row) => itemOf(row, publicUrl)) }
}

export const findItem = async (db: ScopedDatabase, organizationId: number, publicUrl: string, id: string): Promise<Unit | undefined> => {
  const page = await listRows(db, organizationId, {
    from: VIEW,
    fields: FIELDS,
    where: [equals('id', id)],
    sort: 'id_asc',
    page: 1,
    perPage: 1,
  })
  return page.items[0] && itemOf(page.items[0], publicUrl)
}

export const itemExists = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> => {
  const query = db.selectFrom('items').select('id').where('organization_id', '=', organizationId).where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** The asset of a unit, held until the transaction ends. */
export const lockItem = (db: ScopedDatabase, organizationId: number, id: string) =>
  db
    .selectFrom('items')
    .select('thing_id')
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

/** `checksum` follows the name. */
export const updateItem = async (
  db: ScopedDatabase,
  organizationId: number,
  id: string,
  { name, status, batchId }: UnitChange,
  checksumOf: (name: string) => string,
): Promise<void> => {
  const change = {
    ...(name !== undefined && { name, checksum: checksumOf(name) }),
    ...(status !== undefined && { status }),
    ...(batchId !== undefined && { variant_id: batchId }),
  }
  if (Object.keys(change).length === 0) return
  await db.updateTable('items').set(change).where('organization_id', '=', organizationId).where('id', '=', id).execute()
}
