import type { ErrorCode, Use, UseKind, Uses } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../platform/db/scope.ts'
import { ProblemError } from '../platform/problem.ts'

/** Rows of a table that name an entity in this column. */
interface Reference {
  from: string
  column: string
  kind: UseKind
  /** What is counted, where a row only links it: each once. */
  counted?: 'asset_id'
  /** The rows name a part of the entity, which stands in this table and names the entity in the column beside it. */
  part?: { table: string; column: string }
  /** Of these rows alone. */
  only?: string
  /** The list of the kind finds them by another parameter than the column is called by. */
  by?: string
  /** No list tells them apart, so the first of them are told by name. */
  tellsNames?: true
  /** They go with the entity, which can be deleted: it is told beforehand. */
  goes?: true
}

const element = { table: 'value_chain_elements', column: 'value_chain_id' }
const link = { table: 'task_assets', column: 'task_id' }
const ownLink = { table: 'task_assets', column: 'asset_id' }
/** What was recorded of a run is told of the record. */
const UNRECORDED = 'interaction_id is null'

const ofElement: readonly Reference[] = [
  { from: 'documents', column: 'value_chain_element_id', kind: 'documents' },
  { from: 'task_assets', column: 'value_chain_element_id', kind: 'task-assets', only: 'removed_at is null' },
  { from: 'interactions', column: 'value_chain_element_id', kind: 'interactions' },
  { from: 'components', column: 'value_chain_element_id', kind: 'content-blocks', only: 'asset_id is not null' },
]

/** What refers to the rows of each table, so far as it is none of their own parts. `uses.test.ts` holds it against the database. */
export const references = {
  assets: [
    { from: 'variants', column: 'asset_id', kind: 'variants', by: 'thingId' },
    { from: 'units', column: 'asset_id', kind: 'units', by: 'thingId' },
    { from: 'interactions', column: 'asset_id', kind: 'interactions', by: 'thingId' },
    { from: 'assets', column: 'inherited_id', kind: 'assets' },
    { from: 'variant_offers', column: 'asset_id', kind: 'offers', by: 'thingId' },
    { from: 'task_runs', column: 'task_asset_id', kind: 'task-runs', only: UNRECORDED, part: ownLink },
    { from: 'jobs', column: 'task_asset_id', kind: 'jobs', part: ownLink },
  ],
  categories: [{ from: 'assets', column: 'category_id', kind: 'assets' }],
  collections: [{ from: 'support_profiles', column: 'collection_id', kind: 'support-profiles', tellsNames: true }],
  documents: [{ from: 'asset_documents', column: 'document_id', kind: 'assets', counted: 'asset_id', tellsNames: true, goes: true }],
  own_attributes: [{ from: 'asset_attributes', column: 'base_attribute_id', kind: 'assets', counted: 'asset_id', tellsNames: true }],
  support_profiles: [
    { from: 'asset_support_profiles', column: 'support_profile_id', kind: 'assets', counted: 'asset_id', tellsNames: true, goes: true },
  ],
  tasks: [
    { from: 'task_assets', column: 'task_id', kind: 'assets', counted: 'asset_id', only: 'removed_at is null' },
    { from: 'interactions', column: 'task_id', kind: 'interactions' },
    { from: 'task_runs', column: 'task_asset_id', kind: 'task-runs', only: UNRECORDED, part: link },
    { from: 'jobs', column: 'task_asset_id', kind: 'jobs', part: link },
  ],
  templates: [
    { from: 'assets', column: 'template_id', kind: 'assets' },
    { from: 'categories', column: 'default_template_id', kind: 'categories', tellsNames: true },
  ],
  units: [
    { from: 'interactions', column: 'unit_id', kind: 'interactions', by: 'itemId' },
    { from: 'task_runs', column: 'unit_id', kind: 'task-runs', by: 'itemId', only: UNRECORDED },
    { from: 'jobs', column: 'unit_id', kind: 'jobs', by: 'itemId' },
  ],
  value_chain_elements: ofElement,
  value_chains: [
    { from: 'assets', column: 'value_chain_id', kind: 'assets' },
    ...ofElement.map((reference) => ({ ...reference, part: element })),
  ],
  variants: [
    { from: 'units', column: 'variant_id', kind: 'units', by: 'batchId' },
    { from: 'vcode_groups', column: 'variant_id', kind: 'code-groups', by: 'batchId' },
  ],
} as const satisfies Readonly<Record<string, readonly Reference[]>>

export type UsedTable = keyof typeof references

const codes: Readonly<Partial<Record<UsedTable, ErrorCode>>> = { assets: 'asset_used', variants: 'variant_used', units: 'unit_used' }

/** As many are told by name. */
const NAMED_MAX = 5

/** Tables whose rows can be hidden, and which lists then leave out. */
const HIDING: readonly string[] = ['assets', 'units']

const inCamelCase = (column: string): string => column.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())

/** How many rows of this reference there are, and how many of them are hidden. */
const countReferences = (
  { from, column, counted, part, only, tellsNames }: Reference,
  organizationId: number,
  ids: readonly string[],
): RawBuilder<unknown> => {
  const these = sql`(${sql.join(ids)})`
  const named = part
    ? sql`in (select part.id from ${sql.table(part.table)} part
        where part.organization_id = ${organizationId} and ${sql.ref(`part.${part.column}`)} in ${these})`
    : sql`in ${these}`
  const rows = sql`${sql.table(from)} where organization_id = ${organizationId} and ${sql.ref(column)} ${named}${only ? sql` and ${sql.raw(only)}` : sql``}`
  const selectFirst = (named: RawBuilder<unknown>) => sql`(select json_agg(json_build_object('id', one.id, 'name', one.name)) from (
      select shown.id, shown.name from ${named} shown order by shown.name, shown.id limit ${NAMED_MAX}) one)`
  const none = sql`null::json`
  if (counted) {
    const assets = sql`assets where organization_id = ${organizationId} and id in (select ${sql.ref(counted)} from ${rows})`
    const first = tellsNames ? selectFirst(sql`(select id, name from ${assets} and not hidden)`) : none
    return sql`select count(*)::integer as count, (count(*) filter (where hidden))::integer as hidden, ${first} as first from ${assets}`
  }
  const hidden = HIDING.includes(from) ? sql`(count(*) filter (where hidden))::integer` : sql`0`
  return sql`select count(*)::integer as count, ${hidden} as hidden, ${tellsNames ? selectFirst(sql`(select id, name from ${rows})`) : none} as first from ${rows}`
}

/** What refers to these entities, by kinds. A list finds what refers to one, and not what refers to several. */
export const findUses = async (db: ScopedDatabase, organizationId: number, table: UsedTable, ids: readonly string[]): Promise<Uses> => {
  const all: readonly Reference[] = references[table]
  if (ids.length === 0) return { deletable: true, usedBy: [] }
  const counts = all.map((reference) => countReferences(reference, organizationId, ids))
  const { rows } = await sql<{ place: number; count: number; hidden: number; first: Use['first'] | null }>`${sql.join(
    counts.map(
      (count, place) => sql`select ${place}::integer as place, counted.count, counted.hidden, counted.first from (${count}) counted`,
    ),
    sql` union all `,
  )}`.execute(db)
  const found = all.map((reference, place) => ({
    ...reference,
    count: 0,
    hidden: 0,
    first: null,
    ...rows.find((row) => row.place === place),
  }))
  const usedBy = found.flatMap(({ kind, column, part, by = inCamelCase(column), count, hidden, first }): Use[] => {
    const named = { kind, ...(!part && ids.length === 1 && { by }) }
    return [
      ...(count > hidden ? [{ ...named, count: count - hidden, ...(first && { first }) }] : []),
      ...(hidden > 0 ? [{ ...named, count: hidden, hidden: true as const }] : []),
    ]
  })
  return { deletable: found.every(({ count, goes }) => goes || count === 0), usedBy }
}

/** What refers to each of these units, by kinds: records, also those that were deleted themselves, runs of tasks, and jobs. */
export const findUnitUses = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<Map<string, Use[]>> => {
  if (ids.length === 0) return new Map()
  const all: readonly Reference[] = references.units
  const counts = all.map(
    (
      { from, column, kind, only, by = inCamelCase(column) },
      place,
    ) => sql`select ${place}::integer as place, ${sql.ref(column)} as id, ${kind}::text as kind,
        ${by}::text as by, count(*)::integer as count
      from ${sql.table(from)} where organization_id = ${organizationId} and ${sql.ref(column)} in (${sql.join(ids)})${only ? sql` and ${sql.raw(only)}` : sql``}
      group by ${sql.ref(column)}`,
  )
  const { rows } = await sql<Use & { id: string }>`${sql.join(counts, sql` union all `)} order by place`.execute(db)
  const uses = new Map<string, Use[]>()
  for (const { id, kind, by, count } of rows) uses.set(id, [...(uses.get(id) ?? []), { kind, by, count }])
  return uses
}

/** Whether this table has such a row. */
export const isThere = async (db: ScopedDatabase, organizationId: number, table: UsedTable, id: string): Promise<boolean> =>
  (await sql`select 1 from ${sql.table(table)} where organization_id = ${organizationId} and id = ${id}`.execute(db)).rows.length > 0

const isUsedTable = (table: string): table is UsedTable => Object.hasOwn(references, table)

/** Why entities stay that something refers to; nothing where they can be deleted. */
export const refuseUsed = async (db: ScopedDatabase, organizationId: number, table: string, ids: readonly string[]): Promise<void> => {
  if (!isUsedTable(table)) return
  const { deletable, usedBy } = await findUses(db, organizationId, table, ids)
  if (!deletable) throw new ProblemError(codes[table] ?? 'in_use', { usedBy })
}
