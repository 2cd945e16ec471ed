import type { Asset, AssetChange, Attribute, NewAsset, PublicInfo } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type * as z from 'zod/mini'
import { createStore } from '../../../entities/store.ts'
import { named } from '../../../platform/db/named.ts'
import { toCell } from '../../../platform/db/rows.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import type { IdSource } from '../../../platform/ids.ts'
import type { PublicPage } from '../../../schema/database.ts'
import { discoveryLink } from '../../identification-codes/queries.ts'

const own = [
  'id',
  'name',
  'description',
  'image',
  'status',
  'hidden',
  'categoryId',
  'templateId',
  'valueChainId',
  'inheritedId',
  'inheritedMode',
  'images',
  'certifications',
  'metadata',
  'isEnabledPublicLink',
  'publicLink',
  'organizationId',
  'createdAt',
  'createdById',
]

const listed = (
  organizationId: number,
  table: string,
  value: RawBuilder<unknown>,
) => sql`coalesce((select json_agg(${value} order by part."order", ${value}::text)
  from ${sql.table(table)} part where part.organization_id = ${organizationId} and part.asset_id = assets.id), '[]')`

const ofOrganization = (column: string) => sql`(select ${sql.ref(`o.${column}`)} from organizations o where o.id = assets.organization_id)`

/** Assets with what they have of other kinds. */
export const assetStore = createStore<Asset>({
  table: 'assets',
  fields: own,
  searched: ['name', 'description'],
  computed: (organizationId) => ({
    organizationName: ofOrganization('name'),
    organizationImage: ofOrganization('image'),
    category: named(organizationId, 'categories', 'assets', 'category_id'),
    template: named(organizationId, 'templates', 'assets', 'template_id'),
    valueChain: named(organizationId, 'value_chains', 'assets', 'value_chain_id'),
    inherited: named(organizationId, 'assets', 'assets', 'inherited_id'),
    origin: sql`(select offer.origin from variant_offers offer
      where offer.organization_id = ${organizationId} and offer.asset_id = assets.id and offer.made_asset limit 1)`,
    attributes: listed(
      organizationId,
      'asset_attributes',
      sql`jsonb_strip_nulls(jsonb_build_object('label', part.label, 'value', part.value, 'type', part.type, 'unit', part.unit,
        'baseAttributeId', part.base_attribute_id, 'source', nullif(part.source, 'manual'), 'isPublic', nullif(part.is_public, true)))`,
    ),
    supportProfileIds: listed(organizationId, 'asset_support_profiles', sql`part.support_profile_id`),
    documentIds: listed(organizationId, 'asset_documents', sql`part.document_id`),
    unitCount: sql`(select coalesce(sum(kept.count), 0)::integer from unit_counts kept
      where kept.organization_id = ${organizationId} and kept.asset_id = assets.id and not kept.hidden)`,
    // The first entry of an index: nothing is looked through.
    latestInteraction: sql`(select record.reported_date from interactions record
      where record.organization_id = ${organizationId} and record.asset_id = assets.id
      order by record.record_date desc, record.id desc limit 1)`,
  }),
})

type Parts = Pick<z.infer<typeof NewAsset>, 'attributes' | 'supportProfileIds' | 'documentIds'>

/** Assets come from each other over a few steps; more than these are a mistake that must not take for ever. */
const LINE_MAX = 20

/** Holds the asset until the transaction ends, so that changes of one follow each other. False where there is none. */
export const lockAsset = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> =>
  (await sql`select 1 from assets where organization_id = ${organizationId} and id = ${id} for update`.execute(db)).rows.length > 0

const replaceLinks = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  links: string,
  other: string,
  ids: readonly string[],
) => {
  const table = sql.table(links)
  await sql`delete from ${table} where organization_id = ${organizationId} and asset_id = ${thingId}`.execute(db)
  const rows = [...new Set(ids)].map((id, order) => sql`(${organizationId}, ${thingId}, ${id}, ${order})`)
  if (rows.length > 0)
    await sql`insert into ${table} (organization_id, asset_id, ${sql.ref(other)}, "order") values ${sql.join(rows)}`.execute(db)
}

const replaceAttributes = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  attributes: NonNullable<Parts['attributes']>,
  made: { ids: IdSource; createdAt: string; createdById: string },
) => {
  await sql`delete from asset_attributes where organization_id = ${organizationId} and asset_id = ${thingId}`.execute(db)
  const rows = attributes.map(
    ({ label, value, type, unit = null, baseAttributeId = null, source = 'manual', isPublic = true }, order) =>
      sql`(${organizationId}, ${made.ids()}, ${thingId}, ${label}, ${value}, ${type}, ${unit}, ${baseAttributeId}, ${source}, ${isPublic},
        ${order}, ${made.createdAt}, ${made.createdById})`,
  )
  if (rows.length > 0)
    await sql`insert into asset_attributes (organization_id, id, asset_id, label, value, type, unit, base_attribute_id, source, is_public,
      "order", created_at, created_by_id) values ${sql.join(rows)}`.execute(db)
}

/** Puts the lists that are named in the place of those before. */
export const replaceParts = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  { attributes, supportProfileIds, documentIds }: Parts,
  made: { ids: IdSource; createdAt: string; createdById: string },
): Promise<void> => {
  if (attributes) await replaceAttributes(db, organizationId, thingId, attributes, made)
  if (supportProfileIds) await replaceLinks(db, organizationId, thingId, 'asset_support_profiles', 'support_profile_id', supportProfileIds)
  if (documentIds) await replaceLinks(db, organizationId, thingId, 'asset_documents', 'document_id', documentIds)
}

/** Whether `inheritedId` comes, over any number of others, from this asset. */
export const comesFrom = async (db: ScopedDatabase, organizationId: number, inheritedId: string, thingId: string): Promise<boolean> => {
  const { rows } = await sql`with recursive line (id) as (
      select ${inheritedId}::uuid
      union
      select assets.inherited_id from assets join line on assets.id = line.id
        where assets.organization_id = ${organizationId} and assets.inherited_id is not null)
    select 1 from line where id = ${thingId}`.execute(db)
  return rows.length > 0
}

/** The asset, and behind it those that it continuously comes from, the nearest first. None where there is no such asset. */
export const findLineage = async (db: ScopedDatabase, organizationId: number, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`with recursive line (id, distance) as (
      select id, 0 from assets where organization_id = ${organizationId} and id = ${id}
      union all
      select source.id, line.distance + 1 from line
        join assets heir on heir.organization_id = ${organizationId} and heir.id = line.id and heir.inherited_mode = 'continuous'
        join assets source on source.organization_id = heir.organization_id and source.id = heir.inherited_id
        where line.distance < ${LINE_MAX})
    select id from line order by distance`.execute(db)
  return rows.map((row) => row.id)
}

interface Beginning {
  attributes: Attribute[]
  sampleId: string | null
  valueChainId: string | null
}

/** What an asset begins with that is made from this template. */
export const findBeginning = async (db: ScopedDatabase, organizationId: number, templateId: string): Promise<Beginning | undefined> => {
  const { rows } = await sql<Beginning>`select plan.attributes, sample.id as "sampleId", chain.id as "valueChainId"
    from templates plan
    left join assets sample on sample.organization_id = plan.organization_id and sample.id = plan.sample_id
    left join value_chains chain on chain.organization_id = sample.organization_id and chain.id = sample.value_chain_id and not chain.archived
    where plan.organization_id = ${organizationId} and plan.id = ${templateId}`.execute(db)
  return rows[0]
}

/** Held while somebody changes what comes from what, so that two at once can't make a circle. */
export const lockInheritance = async (db: ScopedDatabase, organizationId: number): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended('tracemark inheritance', ${organizationId}))`.execute(db)
}

type Change = Omit<z.infer<typeof AssetChange>, keyof Parts>

/** An asset that comes from none has no way of coming from it. */
export const updateAsset = async (db: ScopedDatabase, organizationId: number, id: string, change: Change): Promise<void> => {
  await assetStore.update(db, organizationId, id, { ...change, ...(change.inheritedId === null && { inheritedMode: null }) })
}

/** What of an asset is open to people outside. */
export type PublicSwitches = Pick<PublicInfo, 'isEnabledPublicLink' | 'isEnabledPublicContent' | 'isEnabledDiscovery' | 'isEnabledServices'>

export interface DiscoverySettings extends Pick<PublicInfo, 'identificationMethod' | 'serialPrefix'> {
  /** `linkId`: of the task at the asset. */
  task: { linkId: string; id: string; name: string } | undefined
}

const findDiscoveryTask = (db: ScopedDatabase, organizationId: number, thingId: string): Promise<DiscoverySettings['task']> =>
  discoveryLink(db, organizationId, thingId).select(['link.id as linkId', 'task.id', 'task.name']).executeTakeFirst()

/** Makes one of the asset's own tasks its discovery task, or none. Whether there is such a task. */
export const setDiscoveryTask = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  linkId: string | undefined,
): Promise<boolean> => {
  const own = db.updateTable('task_assets').where('organization_id', '=', organizationId).where('asset_id', '=', thingId)
  await own.set({ is_discovery: false }).where('is_discovery', '=', true).execute()
  if (linkId === undefined) return true
  const { numUpdatedRows } = await own
    .set({ is_discovery: true })
    .where('id', '=', linkId)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export const findPublicInfo = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const row = await db
    .selectFrom('assets')
    .select([
      'name',
      'public_link',
      'is_enabled_public_link',
      'is_enabled_public_content',
      'is_enabled_discovery',
      'is_enabled_services',
      'public_page',
      'identification_method',
      'serial_prefix',
    ])
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const page: PublicPage = row.public_page ?? { highlights: [], journey: [] }
  const switches: PublicSwitches = {
    isEnabledPublicLink: row.is_enabled_public_link,
    isEnabledPublicContent: row.is_enabled_public_content,
    isEnabledDiscovery: row.is_enabled_discovery,
    isEnabledServices: row.is_enabled_services,
  }
  const discovery: DiscoverySettings = {
    identificationMethod: row.identification_method,
    serialPrefix: row.serial_prefix ?? undefined,
    task: await findDiscoveryTask(db, organizationId, id),
  }
  return { name: row.name, publicLink: row.public_link ?? undefined, switches, page, discovery }
}

/** A text that names every file of an asset that its public page shows by itself, and not with the page of another. */
export const filesShown = async (db: ScopedDatabase, organizationId: number, id: string): Promise<string> => {
  const { rows } = await sql<{ text: string }>`select concat_ws(' ', image, images, certifications, public_page,
      (select string_agg(d.file, ' ') from asset_documents part
        join documents d on d.organization_id = part.organization_id and d.id = part.document_id and d.is_public
        where part.organization_id = ${organizationId} and part.asset_id = ${id})) as text
    from assets where organization_id = ${organizationId} and id = ${id}`.execute(db)
  return rows[0]?.text ?? ''
}

export const writePublicInfo = async (
  db: ScopedDatabase,
  organizationId: number,
  id: string,
  {
    publicLink,
    switches,
    page,
    discovery,
  }: { publicLink: string | undefined; switches: PublicSwitches; page: PublicPage; discovery: Omit<DiscoverySettings, 'task'> },
): Promise<void> => {
  await sql`update assets set public_link = ${publicLink ?? null}, is_enabled_public_link = ${switches.isEnabledPublicLink},
    is_enabled_public_content = ${switches.isEnabledPublicContent}, is_enabled_discovery = ${switches.isEnabledDiscovery},
    is_enabled_services = ${switches.isEnabledServices}, public_page = ${toCell(page)},
    identification_method = ${discovery.identificationMethod}, serial_prefix = ${discovery.serialPrefix ?? null}
    where organization_id = ${organizationId} and id = ${id}`.execute(db)
}

/** Links that other assets have or had, which begin like this one. */
export const linksOfOthers = async (db: ScopedDatabase, organizationId: number, id: string, stem: string): Promise<Set<string>> => {
  const { rows } = await sql<{ link: string }>`select public_link as link from assets
      where organization_id = ${organizationId} and id <> ${id} and starts_with(public_link, ${stem})
    union all select link from former_public_links
      where organization_id = ${organizationId} and asset_id <> ${id} and starts_with(link, ${stem})`.execute(db)
  return new Set(rows.map(({ link }) => link))
}
