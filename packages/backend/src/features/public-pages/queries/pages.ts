import { automaticLibraryIds } from '@tracemark/api/content'
import type { TransferMarks } from '@tracemark/api/rules/clipboard'
import type { AttributeLine, DisplayCondition, PublicAsset, VariantStatus } from '@tracemark/api/schemas'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import type { Database, PublicPage } from '../../../schema/database.ts'
import { findHeldByRule, type HeldByRule } from './held-by-rule.ts'

type Page = Required<Omit<PublicAsset, 'item' | 'highlights' | 'journey' | 'content'>>

type PublicUnit = NonNullable<PublicAsset['item']>

/** The unit with the status of its variant, which says whether it is vouched for. */
type FoundUnit = Omit<PublicUnit, 'variant'> & {
  variant?: Omit<NonNullable<PublicUnit['variant']>, 'state'> & { status: VariantStatus }
}

/** With the conditions that decide who sees it. */
type Conditional<Part> = Part & { conditions: DisplayCondition[] }

export interface PublicRow {
  organization_id: number
  organization: Page['organization']
  id: string
  name: string
  description: string
  image: string | null
  gtin: string | null
  public_link: string | null
  public_page: PublicPage | null
  is_enabled_public_link: boolean
  is_enabled_public_content: boolean
  is_enabled_discovery: boolean
  is_enabled_services: boolean
  hidden: boolean
  images: Page['images']
  certifications: Page['certifications']
  /** Units by their codes. */
  attributes: AttributeLine[]
  documents: Page['documents']
  blocks: Conditional<Page['blocks'][number]>[]
  support_profiles: Conditional<Page['supportProfiles'][number]>[]
  services: Conditional<Page['services'][number] & { needsUnit: boolean }>[]
  /** What was taken from other organizations, the newest first. */
  transfers: TransferMarks[]
  item: FoundUnit | null
  /** A unit was named that is not shown: it is hidden, or codes of the asset find nothing. */
  is_unit_closed: boolean
  record_count: number
  latest_record: Date | null
  history: Page['history'] | null
  events: Page['events'] | null
}

/** A record `r` as visitors see it, with `e` of the value chain: without its author, and to about a kilometre. */
const shownRecord = `'id', r.id, 'name', r.name,
  'date', to_char(r.record_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'stage', e.name,
  'place', r.record_location ->> 'place',
  'point', case when r.record_location -> 'point' is not null then json_build_object('type', 'Point', 'coordinates', json_build_array(
    round((r.record_location #>> '{point,coordinates,0}')::numeric, 2), round((r.record_location #>> '{point,coordinates,1}')::numeric, 2))) end`
const stage = (organizationId: number) =>
  sql`left join value_chain_elements e on e.organization_id = ${organizationId} and e.id = r.value_chain_element_id`

/** A list on a page, and no archive. */
const RECORDS_OF_COLLECTIONS = 100

/** The ids of what lies in a collection `c`. */
const idsIn = (held: HeldByRule) =>
  sql`jsonb_array_elements_text(coalesce(${JSON.stringify(held)}::jsonb -> c.id::text, c.interaction_ids))`

/** What lies in the collections that a block names: in their order, or by asset, as the block says; each record once. */
const collected = (organizationId: number, held: HeldByRule) => sql`case when part.collections_info is not null then (
  select json_agg(json_build_object(${sql.raw(shownRecord)}, 'thing', o.name) order by
      case when part.collections_info ->> 'defaultSort' = 'thingName' then o.name end, r.place_in)
  from (select i.*, found.place_in from (
      select distinct on (said.id) said.id, (named.place - 1) * 1000 + said.place as place_in
      from jsonb_array_elements_text(part.collections_info -> 'collectionIds') with ordinality named (id, place)
      join collections c on c.organization_id = ${organizationId} and c.id = named.id::uuid
      cross join lateral ${idsIn(held)} with ordinality said (id, place)
      order by said.id, named.place, said.place) found
    join interactions i on i.organization_id = ${organizationId} and i.id = found.id::uuid
    order by found.place_in limit ${sql.lit(RECORDS_OF_COLLECTIONS)}) r
  left join assets o on o.organization_id = ${organizationId} and o.id = r.asset_id
  ${stage(organizationId)}) end`

/** What lies in the collection of a support profile, in its order. */
const collectedHelp = (organizationId: number, held: HeldByRule) => sql`(select json_build_object('name', c.name, 'records',
    json_agg(json_strip_nulls(json_build_object(${sql.raw(shownRecord)}, 'thing', o.name)) order by r.place_in))
  from collections c
  cross join lateral (select i.*, said.place as place_in
    from ${idsIn(held)} with ordinality said (id, place)
    join interactions i on i.organization_id = ${organizationId} and i.id = said.id::uuid
    order by said.place limit ${sql.lit(RECORDS_OF_COLLECTIONS)}) r
  left join assets o on o.organization_id = ${organizationId} and o.id = r.asset_id
  ${stage(organizationId)}
  where c.organization_id = ${organizationId} and c.id = p.collection_id
  group by c.name)`

/** A list of the asset's, from the rows `part` of these tables, each as an object without what is null in it. */
const listed = (
  organizationId: number,
  fields: Readonly<Record<string, string | RawBuilder<unknown>>>,
  from: string,
  order: string,
  only = sql`true`,
) => {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.lit(name)}, ${typeof value === 'string' ? sql.raw(value) : value}`)
  return sql`coalesce((select json_agg(json_strip_nulls(json_build_object(${sql.join(pairs)})) order by ${sql.raw(order)})
    from ${sql.raw(from)} and part.organization_id = ${organizationId} and part.asset_id = assets.id and ${only}), '[]')`
}

const attributes = (organizationId: number) =>
  listed(
    organizationId,
    { label: 'part.label', value: 'part.value', type: 'part.type', unit: 'part.unit', baseAttributeId: 'part.base_attribute_id' },
    'asset_attributes part where part.is_public',
    'part."order", part.id',
  )

const documents = (organizationId: number) =>
  listed(
    organizationId,
    { id: 'd.id', name: 'd.name', file: 'd.file', gdti: 'd.gdti' },
    'asset_documents part join documents d on d.organization_id = part.organization_id and d.id = part.document_id where d.is_public',
    'part."order", d.id',
  )

const blocks = (organizationId: number, held: HeldByRule) =>
  listed(
    organizationId,
    {
      id: 'part.id',
      name: 'part.name',
      type: 'part.type',
      subType: 'part.sub_type',
      displayType: 'part.display_type',
      component: 'part.component',
      collectionsInfo: 'part.collections_info',
      records: collected(organizationId, held),
      conditions: 'part.rule_conditions',
    },
    'components part where part.enabled',
    'part."order", part.id',
  )

const supportProfiles = (organizationId: number, held: HeldByRule) =>
  listed(
    organizationId,
    {
      id: 'p.id',
      name: 'p.name',
      headerText: 'p.header_text',
      mainText: 'p.main_text',
      mainContent: 'p.main_content',
      showExpanded: 'p.show_expanded',
      phone: 'p.phone',
      email: 'p.email',
      primaryImage: 'p.primary_image',
      secondaryImage: 'p.secondary_image',
      collectionId: 'p.collection_id',
      collection: collectedHelp(organizationId, held),
      kmlMapType: 'p.kml_map_type',
      kmlLink: 'p.kml_link',
      kmlFile: 'p.kml_file',
      contactMethods: 'p.contact_methods',
      conditions: 'p.display_conditions',
    },
    'asset_support_profiles part join support_profiles p on p.organization_id = part.organization_id and p.id = part.support_profile_id where true',
    'part."order", p.id',
  )

const transfers = (organizationId: number) =>
  listed(
    organizationId,
    { name: 'part.organization_name', address: 'part.unit_url', marks: 'part.marks' },
    "content_transfers part where part.marks <> '[]'",
    'part.created_at desc, part.id desc',
  )

const services = (organizationId: number, now: Date) =>
  listed(
    organizationId,
    {
      taskThingId: 'part.id',
      title: "coalesce(part.public_task_content ->> 'title', t.name)",
      description: "coalesce(part.public_task_content ->> 'description', t.description)",
      image: "coalesce(part.public_task_content ->> 'image', t.image)",
      focus: "case when part.public_task_content ? 'image' then part.public_task_content -> 'focus' end",
      buttonLabel: "part.public_task_content ->> 'buttonLabel'",
      isSharingEnabled: 'part.public_service_sharing_enabled',
      needsUnit: "part.public_task_visibility = 'peerToPeer'",
      conditions: 't.rule_conditions',
    },
    `task_assets part join tasks t on t.organization_id = part.organization_id and t.id = part.task_id
     where part.public_service_enabled and part.public_task_visibility <> 'off' and part.removed_at is null`,
    'part.is_discovery desc, part."order", part.id',
    sql`(part.expiration is null or part.expiration > ${now})`,
  )

const UUID = sql.lit('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')

/**
 * The id of the asset's unit, unless it is hidden, with this unique id, id or name. They are looked for one after the other: a label names its unit whatever
 * others are called, and is found by an index, where a name is looked for among all units of the asset.
 */
const unitId = (organizationId: number, item: string | undefined, only = sql`not named.hidden`) => {
  const units = sql`select named.id from units named where named.organization_id = ${organizationId} and named.asset_id = assets.id
    and ${only}`
  return sql`coalesce(
    (${units} and named.unique_id = ${item}::text),
    (${units} and named.id = case when ${item}::text ~ ${UUID} then ${item}::text::uuid end),
    (${units} and named.name = ${item}::text order by named.id limit 1))`
}

/** The unit that the visitor came by. */
const unit = (organizationId: number, item: string | undefined) =>
  sql`(select json_strip_nulls(json_build_object('id', part.id, 'name', part.name, 'sequenceNumber', part.sequence_number,
        'status', case when s.value is not null then json_build_object('value', s.value, 'name', s.name) end,
        'variant', case when v.id is not null then json_build_object('variantId', v.variant_id, 'name', v.name, 'status', v.status) end))
      from units part
      left join unit_statuses s on s.organization_id = part.organization_id and s.value = part.status
      left join variants v on v.organization_id = part.organization_id and v.id = part.variant_id
      where part.organization_id = ${organizationId} and part.id = ${unitId(organizationId, item)})`

/** Only of a hidden unit it is known that it exists: where codes find nothing, none is looked up. */
const isUnitClosed = (organizationId: number, item: string | undefined) =>
  sql`(${item}::text is not null and (not assets.is_enabled_discovery
    or ${unitId(organizationId, item)} is null and ${unitId(organizationId, item, sql`named.hidden`)} is not null))`

/**
 * What was done with the asset. That it was shared with a partner, or its data transferred, is an internal act that the system records by
 * itself: it proves nothing to a visitor, and is none of their business.
 */
const isEvidence = (organizationId: number) => sql`part.task_id not in (select t.id from tasks t
  where t.organization_id = ${organizationId} and t.task_library_id in (${sql.join(automaticLibraryIds.map((id) => sql.lit(id)))}))`

const recorded = (
  organizationId: number,
) => sql`from interactions part where part.organization_id = ${organizationId} and part.asset_id = assets.id
  and ${isEvidence(organizationId)}`

/** Kept with each record: an asset may have a million. */
const countOfAsset = (organizationId: number) => sql`(select coalesce(sum(part.count), 0)::integer from interaction_counts part
  where part.organization_id = ${organizationId} and part.asset_id = assets.id and ${isEvidence(organizationId)})`

/** How many records there are, and the newest: of the unit that the visitor came by, or else of the asset. */
const records = (organizationId: number, item: string | undefined) => {
  const ofAsset = recorded(organizationId)
  const count = countOfAsset(organizationId)
  const newest = sql`(select max(part.record_date) ${ofAsset})`
  if (item === undefined) return sql`${count} as record_count, ${newest} as latest_record`
  const id = unitId(organizationId, item)
  const ofUnit = sql`${ofAsset} and part.unit_id = ${id}`
  return sql`case when ${id} is null then ${count} else (select count(*)::integer ${ofUnit}) end as record_count,
      case when ${id} is null then ${newest} else (select max(part.record_date) ${ofUnit}) end as latest_record`
}

/** A list on a page, and no archive. */
const RECORDS_OF_UNIT = 50
const RECORDS_OF_ASSET = 5

/** Records where the page shows them. */
const shownRecords = (
  organizationId: number,
  flag: 'showsHistory' | 'showsEvents',
  count: number,
  only: RawBuilder<unknown>,
  newestFirst: boolean,
) =>
  sql`case when assets.public_page ->> ${sql.lit(flag)} = 'true' then (
    select json_agg(json_strip_nulls(json_build_object(${sql.raw(shownRecord)})) order by r.record_date ${sql.raw(newestFirst ? 'desc' : 'asc')}, r.id ${sql.raw(newestFirst ? 'desc' : 'asc')})
    from (select part.* ${recorded(organizationId)} and ${only}
      order by part.record_date desc, part.id desc limit ${sql.lit(count)}) r
    ${stage(organizationId)}) end`

/** Where the asset is whose page is public. */
export interface PublicAssetPlace {
  organizationId: number
  id: string
  slug: string
  publicLink: string
  /** Says of what it is open that any visitor may see: not to be read, but compared. */
  open: string
}

/** Everything of the page in one statement, whoever looks, but for what collections by rule hold now. */
const readRow = async (
  db: ScopedDatabase,
  { organizationId, id }: Pick<PublicAssetPlace, 'organizationId' | 'id'>,
  item: string | undefined,
  now: Date,
) => {
  const held = await findHeldByRule(db, organizationId, id, RECORDS_OF_COLLECTIONS)
  const { rows } =
    await sql<PublicRow>`select assets.organization_id, assets.id, assets.name, assets.description, assets.image, assets.gtin,
      assets.public_link, assets.public_page, assets.is_enabled_public_link, assets.is_enabled_public_content,
      assets.is_enabled_discovery, assets.is_enabled_services, assets.hidden, assets.images, assets.certifications,
      json_strip_nulls(json_build_object('slug', o.slug, 'name', o.name, 'language', o.language, 'image', o.image, 'businessType', o.business_type, 'website', o.website,
        'accentColor', o.accent_color)) as organization,
      ${attributes(organizationId)} as attributes, ${documents(organizationId)} as documents, ${blocks(organizationId, held)} as blocks,
      ${supportProfiles(organizationId, held)} as support_profiles, ${services(organizationId, now)} as services, ${transfers(organizationId)} as transfers,
      ${unit(organizationId, item)} as item, ${isUnitClosed(organizationId, item)} as is_unit_closed,
      ${item === undefined ? sql`null` : shownRecords(organizationId, 'showsHistory', RECORDS_OF_UNIT, sql`part.unit_id = ${unitId(organizationId, item)}`, false)} as history,
      ${shownRecords(organizationId, 'showsEvents', RECORDS_OF_ASSET, sql`true`, true)} as events,
      ${records(organizationId, item)}
    from assets join organizations o on o.id = assets.organization_id
    where assets.organization_id = ${organizationId} and assets.id = ${id}`.execute(db)
  return rows[0]
}

/** What the organization has closed of an asset reaches no visitor, whatever else they meet. */
const withoutClosed = (row: PublicRow): PublicRow => ({
  ...row,
  ...(!row.is_enabled_public_content && {
    public_page: null,
    images: [],
    certifications: [],
    attributes: [],
    documents: [],
    blocks: [],
    history: null,
    events: null,
  }),
  ...(!row.is_enabled_discovery && { item: null, history: null }),
  ...(!row.is_enabled_services && { services: [] }),
})

/** The asset under this organization's slug and this public link, where its page is open. In no scope yet. */
export const locatePublicAsset = async (db: Kysely<Database>, slug: string, publicLink: string): Promise<PublicAssetPlace | undefined> => {
  const { rows } = await sql<
    Pick<PublicAssetPlace, 'organizationId' | 'id' | 'open'>
  >`select organization as "organizationId", asset as id, open
    from locate_public_asset(${slug}, ${publicLink}) where asset is not null`.execute(db)
  return rows[0] && { ...rows[0], slug, publicLink }
}

/** The link of the asset that had this one before. */
export const findPresentLink = async (db: Kysely<Database>, slug: string, publicLink: string): Promise<string | undefined> => {
  const { rows } = await sql<{ link: string | null }>`select find_present_link(${slug}, ${publicLink}) as link`.execute(db)
  return rows[0]?.link ?? undefined
}

/** All of an asset's page that any visitor may see. `item`: unique id, id or name of the unit whose code was scanned. */
export const findPublicPage = async (
  db: ScopedDatabase,
  place: Pick<PublicAssetPlace, 'organizationId' | 'id'>,
  item: string | undefined,
  now: Date,
): Promise<PublicRow | undefined> => {
  const row = await readRow(db, place, item, now)
  return row?.is_enabled_public_link && !row.hidden ? withoutClosed(row) : undefined
}
