import { type RawBuilder, sql } from 'kysely'
import { preparedRead } from '../../../platform/db/prepared.ts'
import { versionIn } from '../../../platform/db/reader.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

type Id = RawBuilder<unknown>

const UUID = sql.lit('^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$')

/**
 * The id of the asset's unit, unless it is hidden, with this unique id, id or name. They are looked for one after the other: a label names its unit whatever
 * others are called, and is found by an index, where a name is looked for among all units of the asset.
 */
export const unitId = (organization: Id, thing: Id, item: string | undefined, only = sql`not named.hidden`) => {
  const units = sql`select named.id from units named where named.organization_id = ${organization} and named.asset_id = ${thing}
    and ${only}`
  return sql`coalesce(
    (${units} and named.unique_id = ${item}::text),
    (${units} and named.id = case when ${item}::text ~ ${UUID} then ${item}::text::uuid end),
    (${units} and named.name = ${item}::text order by named.id limit 1))`
}

/** Changes with everything that the organization shows, but for records and units. */
const organizationVersion = (organization: Id) =>
  sql`(select coalesce(sum(part.version), 0)::text from public_versions part where part.organization_id = ${organization})`

/** Changes with the asset's records. */
const records = (organization: Id, thing: Id) =>
  sql`(select coalesce(sum(part.changes), 0)::text from interaction_counts part where part.organization_id = ${organization} and part.asset_id = ${thing})`

/** The unit itself, since its status changes with many of them. */
const unit = (organization: Id, thing: Id, item: string | undefined) =>
  sql`(select concat_ws(' ', part.id, part.status, part.variant_id, part.sequence_number, part.name) from units part
    where part.organization_id = ${organization} and part.id = ${unitId(organization, thing, item)})`

/** Changes with everything that a page is put together from: what the organization shows, the asset's records, and the unit (docs/decisions/reads.md). */
export const selectVersion = (organization: Id, thing: Id, item: string | undefined) =>
  sql<string>`concat_ws(' ', ${organizationVersion(organization)}, ${records(organization, thing)}, ${unit(organization, thing, item)})`

const readRecords = preparedRead((db, organizationId: number, thingId: string) =>
  sql<{ version: string }>`select ${records(sql`${organizationId}::integer`, sql`${thingId}::uuid`)} as version`.compile(db),
)

const readRecordsAndUnit = preparedRead((db, organizationId: number, thingId: string, item: string) => {
  const [organization, thing] = [sql`${organizationId}::integer`, sql`${thingId}::uuid`]
  return sql<{
    version: string
  }>`select concat_ws(' ', ${records(organization, thing)}, ${unit(organization, thing, item)}) as version`.compile(db)
})

/** As `selectVersion`, where the version of the organization came with entering it (`enter_known`). */
export const readVersion = async (
  db: ScopedDatabase,
  organizationId: number,
  thingId: string,
  item: string | undefined,
): Promise<string> => {
  const [row] =
    item === undefined ? await readRecords(db, organizationId, thingId) : await readRecordsAndUnit(db, organizationId, thingId, item)
  return row ? `${versionIn(row.entered)} ${row.version}` : ''
}
