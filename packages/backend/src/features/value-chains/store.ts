import { type ElementDraft, ElementReference, type ListQuery, type ValueChain } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { listRows, matchesSearch } from '../../entities/list-rows.ts'
import { createStore } from '../../entities/store.ts'
import { refuseUsed } from '../../entities/uses.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { IdSource } from '../../platform/ids.ts'

/** An instant as the contract writes it, where it stands inside of JSON. */
const instant = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

const blocksIn = (
  organizationId: number,
) => sql`coalesce((select json_agg(json_build_object('id', c.id, 'name', c.name, 'enabled', c.enabled, 'type', c.type, 'subType', c.sub_type,
    'displayType', c.display_type, 'component', c.component, 'collectionsInfo', c.collections_info, 'ruleConditions', c.rule_conditions,
    'thingId', c.asset_id, 'valueChainElementId', c.value_chain_element_id, 'order', c."order", 'createdAt', ${instant('c.created_at')},
    'createdById', c.created_by_id) order by c."order", c.id)
  from components c where c.organization_id = ${organizationId} and c.value_chain_element_id = e.id), '[]')`

const elementsIn = (
  organizationId: number,
) => sql`coalesce((select json_agg(json_strip_nulls(json_build_object('id', e.id, 'name', e.name, 'description', e.description,
    'enabled', e.enabled, 'isOrganizationActivity', e.is_organization_activity, 'isDefault', e.is_default, 'icon', e.icon, 'image', e.image,
    'transportationMethod', e.transportation_method, 'gln', e.gln, 'order', e."order", 'createdAt', ${instant('e.created_at')},
    'createdById', e.created_by_id, 'components', ${blocksIn(organizationId)})) order by e."order", e.id)
  from value_chain_elements e where e.organization_id = ${organizationId} and e.value_chain_id = value_chains.id), '[]')`

/** Value chains with their elements and the content blocks of these. */
export const valueChainStore = createStore<ValueChain>({
  table: 'value_chains',
  fields: ['id', 'name', 'description', 'link', 'image', 'archived', 'isDefault', 'defaultElementId', 'createdAt', 'createdById'],
  searched: ['name', 'description'],
  computed: (organizationId) => ({
    elements: elementsIn(organizationId),
    account: sql`(select json_strip_nulls(json_build_object('id', a.id, 'firstName', a.first_name, 'lastName', a.last_name, 'image', a.image))
      from accounts a where a.id = value_chains.created_by_id)`,
  }),
})

const ElementPage = z.array(ElementReference)

/** Steps of all chains, each with the name of its chain. */
export const listElements = async (db: ScopedDatabase, organizationId: number, { search, ...paging }: ListQuery) => {
  const page = await listRows(db, organizationId, {
    ...paging,
    from: 'value_chain_element_list',
    fields: ['id', 'name', 'valueChainName'],
    where: [matchesSearch(['name', 'value_chain_name'], search)],
  })
  return { ...page, items: ElementPage.parse(page.items) }
}

/** Held while somebody changes the organization's chains, so that there is always one default among them, and never a second. */
export const lockValueChains = async (db: ScopedDatabase, organizationId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tracemark value chains', ${organizationId}))`.execute(db)
}

export const hasDefaultChain = async (db: ScopedDatabase, organizationId: number): Promise<boolean> =>
  (await sql`select 1 from value_chains where organization_id = ${organizationId} and is_default`.execute(db)).rows.length > 0

/** This one and no other. */
export const makeDefault = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  await sql`update value_chains set is_default = false where organization_id = ${organizationId} and is_default and id <> ${id}`.execute(db)
  await sql`update value_chains set is_default = true where organization_id = ${organizationId} and id = ${id}`.execute(db)
}

/** Where the default is gone, the oldest that is left; one that is archived only where all are. */
export const mendDefault = async (db: ScopedDatabase, organizationId: number): Promise<void> => {
  await sql`update value_chains set is_default = true, archived = false where organization_id = ${organizationId}
    and not exists (select 1 from value_chains d where d.organization_id = ${organizationId} and d.is_default)
    and id = (select id from value_chains where organization_id = ${organizationId} order by archived, created_at, id limit 1)`.execute(db)
}

export const elementIds = async (db: ScopedDatabase, organizationId: number, chainId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`select id from value_chain_elements
    where organization_id = ${organizationId} and value_chain_id = ${chainId}`.execute(db)
  return rows.map(({ id }) => id)
}

/** What belongs to these elements alone goes with them; records that stand at one keep it. */
export const deleteElements = async (db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  const these = sql.join(ids)
  await sql`delete from components where organization_id = ${organizationId} and value_chain_element_id in (${these}) and asset_id is null`.execute(
    db,
  )
  await sql`delete from value_chain_elements where organization_id = ${organizationId} and id in (${these})`.execute(db)
}

type Made = { ids: IdSource; createdAt: string; createdById: string }

const writeElement = async (
  db: ScopedDatabase,
  organizationId: number,
  chainId: string,
  { id, isDefault, ...draft }: ElementDraft & { id: string },
  order: number,
  made: Made,
) => {
  const {
    name,
    description = null,
    enabled,
    isOrganizationActivity,
    icon = null,
    image = null,
    transportationMethod = null,
    gln = null,
  } = draft
  await sql`insert into value_chain_elements (organization_id, id, value_chain_id, name, description, enabled, is_organization_activity,
      icon, image, transportation_method, gln, is_default, "order", created_at, created_by_id)
    values (${organizationId}, ${id}, ${chainId}, ${name}, ${description}, ${enabled}, ${isOrganizationActivity},
      ${icon}, ${image}, ${transportationMethod}, ${gln}, ${isDefault}, ${order}, ${made.createdAt}, ${made.createdById})
    on conflict (organization_id, id) do update set name = excluded.name, description = excluded.description, enabled = excluded.enabled,
      is_organization_activity = excluded.is_organization_activity, icon = excluded.icon, image = excluded.image,
      transportation_method = excluded.transportation_method, gln = excluded.gln, is_default = excluded.is_default, "order" = excluded."order"`.execute(
    db,
  )
}

/** These elements, in this order, in the place of those before. `drafts` with ids name elements of this chain. */
export const replaceElements = async (
  db: ScopedDatabase,
  organizationId: number,
  chainId: string,
  drafts: readonly ElementDraft[],
  made: Made,
): Promise<Map<ElementDraft, string>> => {
  const named = new Map(drafts.map((draft) => [draft, draft.id ?? made.ids()]))
  const kept = new Set(named.values())
  const gone = (await elementIds(db, organizationId, chainId)).filter((id) => !kept.has(id))
  await refuseUsed(db, organizationId, 'value_chain_elements', gone)
  await deleteElements(db, organizationId, gone)
  let order = 0
  for (const [draft, id] of named) {
    await writeElement(db, organizationId, chainId, { ...draft, id }, order, made)
    order += 1
  }
  const defaultDraft = drafts.find(({ isDefault }) => isDefault)
  const defaultElementId = defaultDraft && named.get(defaultDraft)
  await sql`update value_chains set default_element_id = ${defaultElementId ?? null}
    where organization_id = ${organizationId} and id = ${chainId}`.execute(db)
  return named
}

/** Content blocks of one element again at another. */
export const copyBlocks = async (db: ScopedDatabase, organizationId: number, from: string, to: string, made: Made): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select id from components
    where organization_id = ${organizationId} and value_chain_element_id = ${from} and asset_id is null order by "order", id`.execute(db)
  if (rows.length === 0) return
  const pairs = sql.join(rows.map(({ id }) => sql`(${id}::uuid, ${made.ids()}::uuid)`))
  await sql`insert into components (organization_id, id, name, enabled, type, sub_type, display_type, component, collections_info, rule_conditions,
      value_chain_element_id, "order", created_at, created_by_id)
    select organization_id, pair.copy, name, enabled, type, sub_type, display_type, component, collections_info, rule_conditions,
      ${to}::uuid, "order", ${made.createdAt}::timestamptz, ${made.createdById}::uuid
    from components join (values ${pairs}) as pair (original, copy) on pair.original = id where organization_id = ${organizationId}`.execute(
    db,
  )
}
