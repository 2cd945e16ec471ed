import { type RawBuilder, sql } from 'kysely'
import { preparedRead } from '../prepared.ts'
import { versionIn } from '../reader.ts'
import type { ScopedDatabase } from '../scope.ts'

/** The unit of this name or id among those of an asset. */
export const isUnit = (item: string | undefined) =>
  sql`${item}::text is not null and (part.name = ${item}::text or part.id::text = ${item})`

type Id = RawBuilder<unknown>

/** Changes with everything that the organization shows, but for records and units. */
const organizationVersion = (organization: Id) =>
  sql`(select coalesce(sum(part.version), 0)::text from public_versions part where part.organization_id = ${organization})`

/** Changes with the asset's records. */
const records = (organization: Id, thing: Id) =>
  sql`(select coalesce(sum(part.changes), 0)::text from interaction_counts part where part.organization_id = ${organization} and part.thing_id = ${thing})`

/** The unit itself, since its status changes with many of them. */
const unit = (organization: Id, thing: Id, item: string | undefined) =>
  sql`(select concat_ws(' ', part.id, part.status, part.variant_id, part.sequence_number, part.name) from items part
    where part.organization_id = ${organization} and part.thing_id = ${thing} and ${isUnit(item)} order by part.name = ${item} desc limit 1)`

/** Changes with everything that a page is put together from: what the organization shows, the asset's records, and the unit (decision 91). */
export const versionOf = (organization: Id, thing: Id, item: string | undefined) =>
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

/** As `versionOf`, where the version of the organization came with entering it (`enter_known`). */
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
