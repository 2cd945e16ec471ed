import { getLibraryId } from '@tracemark/api/content'
import { SHARED_ASSESSMENTS_MAX, type SharedAssessment, type SharedAttribute, type SharedContent } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { assetStore } from '../assets/queries/assets.ts'

const publicAttributes = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<SharedAttribute[]> => {
  const { rows } = await sql<Omit<SharedAttribute, 'unit'> & { unit: string | null }>`select label, value, type, unit from asset_attributes
    where organization_id = ${organizationId} and asset_id = ${thingId} and is_public order by "order", id`.execute(db)
  return rows.map(({ unit, ...attribute }) => ({ ...attribute, ...(unit !== null && { unit }) }))
}

/** What is given of a variant as it is now, and how it stands. `undefined` where there is none. */
export const findShared = async (db: ScopedDatabase, organizationId: number, batchId: string) => {
  const variant = await db
    .selectFrom('variants')
    .select(['asset_id', 'variant_id', 'name', 'description', 'status', 'attributes', 'components'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', batchId)
    .executeTakeFirst()
  const asset = variant && (await assetStore.find(db, organizationId, variant.asset_id))
  if (!variant || !asset) return undefined
  const { name, description, image, images, certifications } = asset
  const content: SharedContent = {
    variantId: variant.variant_id,
    name: variant.name,
    ...(variant.description !== null && { description: variant.description }),
    attributes: variant.attributes,
    components: variant.components,
    thing: {
      name,
      description,
      ...(image !== undefined && { image }),
      images,
      certifications,
      attributes: await publicAttributes(db, organizationId, variant.asset_id),
    },
  }
  return { content, thingId: variant.asset_id, status: variant.status, assetStatus: asset.status }
}

const RAPID_ASSESSMENT = getLibraryId('rapid_assessment')

/** The newest rapid assessments of an asset. */
export const listAssessments = async (db: ScopedDatabase, organizationId: number, thingId: string): Promise<SharedAssessment[]> => {
  const rows = await db
    .selectFrom('interactions as i')
    .innerJoin('tasks as task', (join) => join.onRef('task.organization_id', '=', 'i.organization_id').onRef('task.id', '=', 'i.task_id'))
    .select(['i.id', 'i.name', 'i.classification', 'i.reported_date', 'i.answers'])
    .where('i.organization_id', '=', organizationId)
    .where('i.asset_id', '=', thingId)
    .where('task.task_library_id', '=', RAPID_ASSESSMENT)
    .orderBy('i.record_date', 'desc')
    .orderBy('i.id', 'desc')
    .limit(SHARED_ASSESSMENTS_MAX)
    .execute()
  return rows.map(({ reported_date, ...row }) => ({ ...row, reportedDate: reported_date.toISOString() }))
}

/** A task at an asset by which it is shared: one that is kept by the system, or one whose records may be given away. */
export const findTaskForSharing = (
  db: ScopedDatabase,
  organizationId: number,
  { thingId, kind, now }: { thingId: string; kind: 'share_request' | 'rapid_assessment'; now: Date },
) =>
  db
    .selectFrom('task_assets as link')
    .innerJoin('tasks as task', (join) =>
      join.onRef('task.organization_id', '=', 'link.organization_id').onRef('task.id', '=', 'link.task_id'),
    )
    .innerJoin('assets as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'link.organization_id').onRef('thing.id', '=', 'link.asset_id'),
    )
    .select(['task.id', 'task.name', 'task.default_classification', 'link.value_chain_element_id', 'thing.value_chain_id'])
    .where('link.organization_id', '=', organizationId)
    .where('link.asset_id', '=', thingId)
    .where('task.task_library_id', '=', getLibraryId(kind))
    .where('link.removed_at', 'is', null)
    .where((eb) => eb.or([eb('link.expiration', 'is', null), eb('link.expiration', '>', now)]))
    .$if(kind === 'rapid_assessment', (select) => select.where(sql<boolean>`link.public_service_sharing_enabled`))
    .orderBy('link.order')
    .limit(1)
    .executeTakeFirst()
