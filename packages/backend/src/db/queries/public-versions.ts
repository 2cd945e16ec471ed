import { type RawBuilder, sql } from 'kysely'
import { prepared } from '../prepared.ts'

/** The unit of this name or id among those of an asset. */
export const isUnit = (item: string | undefined) =>
  sql`${item}::text is not null and (part.name = ${item}::text or part.id::text = ${item})`

/** Changes with everything that the organization shows, but for records and units. */
export const organizationVersion = (organization: RawBuilder<unknown>) =>
  sql<string>`(select coalesce(sum(part.version), 0)::text from public_versions part where part.organization_id = ${organization})`

/**
 * Changes with everything that a page is put together from: what the organization shows, the asset's records, and the unit, which is read
 * itself, since its status changes with many of them (decision 91).
 */
export const versionOf = (organization: RawBuilder<unknown>, thing: RawBuilder<unknown>, item: string | undefined) =>
  sql<string>`concat_ws(' ',
    ${organizationVersion(organization)},
    (select coalesce(sum(part.changes), 0) from interaction_counts part where part.organization_id = ${organization} and part.thing_id = ${thing}),
    (select concat_ws(' ', part.id, part.status, part.variant_id, part.sequence_number, part.name) from items part
      where part.organization_id = ${organization} and part.thing_id = ${thing} and ${isUnit(item)} order by part.name = ${item} desc limit 1))`

/** In the scope of the asset's organization. */
export const readVersion = prepared((db, thingId: string, item: string | undefined) =>
  sql<{ version: string; entered: string }>`select ${versionOf(sql`scope_organization()`, sql`${thingId}::uuid`, item)} as version`.compile(
    db,
  ),
)
