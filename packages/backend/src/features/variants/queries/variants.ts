import { isEditable, variantChanges } from '@tracemark/api/rules'
import {
  type BulkAttributes,
  type ErrorCode,
  type RelativesQuery,
  VARIANT_ATTRIBUTES_MAX,
  Variant,
  type VariantAttribute,
  type VariantBulkAnswer,
  type VariantQuery,
} from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { equals, listRows, matchesSearch } from '../../../entities/list-rows.ts'
import { createStore } from '../../../entities/store.ts'
import { json } from '../../../platform/db/json.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { type Changing, noteVariantChanges } from './changes.ts'

/** Variants without what is told of them by other rows. */
export const variantStore = createStore({
  table: 'variants',
  fields: ['id', 'thingId', 'variantId', 'name', 'description', 'status', 'attributes', 'components', 'createdAt', 'createdById'],
  searched: ['name'],
})

const VariantPage = z.array(Variant)
const FIELDS = Object.keys(Variant.shape)
const VIEW = 'variant_list'

const SEARCHED = ['name', 'variant_id', 'asset_name']

const selectPage = async (db: ScopedDatabase, organizationId: number, listing: Omit<Parameters<typeof listRows>[2], 'from' | 'fields'>) => {
  const page = await listRows(db, organizationId, { from: VIEW, fields: FIELDS, ...listing })
  return { ...page, items: VariantPage.parse(page.items) }
}

export const listVariants = (db: ScopedDatabase, organizationId: number, { search, ...asked }: VariantQuery) =>
  selectPage(db, organizationId, {
    ...asked,
    where: [matchesSearch(SEARCHED, search)],
  })

export const findVariant = async (db: ScopedDatabase, organizationId: number, id: string): Promise<Variant | undefined> => {
  const page = await selectPage(db, organizationId, { where: [equals('id', id)], sort: 'id_asc', page: 1, perPage: 1 })
  return page.items[0]
}

/** Its status, held until the transaction ends. */
export const lockVariant = (db: ScopedDatabase, organizationId: number, id: string) =>
  db
    .selectFrom('variants')
    .select(['status', 'asset_id'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const variantExists = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> => {
  const query = db.selectFrom('variants').select('id').where('organization_id', '=', organizationId).where('id', '=', id)
  return (await query.executeTakeFirst()) !== undefined
}

/** Children or parents of a variant, by the id that their label has. */
export const listRelatives = (
  db: ScopedDatabase,
  organizationId: number,
  id: string,
  direction: 'children' | 'parents',
  { search, ...paging }: RelativesQuery,
) => {
  const [wanted, given] = direction === 'children' ? [sql`child_id`, sql`parent_id`] : [sql`parent_id`, sql`child_id`]
  const related = sql`id in (select ${wanted} from variant_links where organization_id = ${organizationId} and ${given} = ${id})`
  return selectPage(db, organizationId, { ...paging, where: [related, matchesSearch(SEARCHED, search)] })
}

export const listAttributes = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]) => {
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'attributes'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', ids)
    .execute()
  const found = new Map(rows.map(({ id, attributes }) => [id, attributes]))
  return [...new Set(ids)].flatMap((batchId) => {
    const attributes = found.get(batchId)
    return attributes ? [{ batchId, attributes }] : []
  })
}

/** Those that are there already keep their places. */
const merge = (before: readonly VariantAttribute[], change: readonly VariantAttribute[]): VariantAttribute[] => {
  const merged = new Map(before.map((attribute) => [attribute.key, attribute]))
  for (const attribute of change) merged.set(attribute.key, attribute)
  return [...merged.values()]
}

/** Those that can't be edited, or would have too many, refuse. Two calls for the same variants follow each other: rows are held in the order of their ids. */
export const writeAttributes = async (
  db: ScopedDatabase,
  organizationId: number,
  { mode, items }: BulkAttributes,
  changing: Changing,
): Promise<VariantBulkAnswer> => {
  const wanted = new Map(items.map(({ batchId, attributes }) => [batchId, attributes]))
  const rows = await db
    .selectFrom('variants')
    .select(['id', 'variant_id', 'name', 'status', 'attributes', 'components'])
    .where('organization_id', '=', organizationId)
    .where('id', 'in', [...wanted.keys()])
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  const refusals = new Map<string, ErrorCode>()
  for (const { id, variant_id: variantId, ...row } of rows) {
    const change = wanted.get(id) ?? []
    const attributes = mode === 'merge' ? merge(row.attributes, change) : change
    if (!isEditable(row.status)) refusals.set(id, 'status_conflict')
    else if (attributes.length > VARIANT_ATTRIBUTES_MAX) refusals.set(id, 'invalid_content')
    if (refusals.has(id)) continue
    const before = { ...row, variantId }
    await noteVariantChanges(db, organizationId, id, variantChanges(before, { ...before, attributes }), changing)
    await db
      .updateTable('variants')
      .set({ attributes: json(attributes) })
      .where('organization_id', '=', organizationId)
      .where('id', '=', id)
      .execute()
  }
  const found = new Set(rows.map(({ id }) => id))
  const there = [...wanted.keys()].filter((id) => found.has(id))
  return {
    ids: there.filter((id) => !refusals.has(id)),
    failures: there.flatMap((id) => {
      const code = refusals.get(id)
      return code === undefined ? [] : [{ id, code }]
    }),
  }
}
