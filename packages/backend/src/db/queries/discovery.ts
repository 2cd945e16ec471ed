import type { Discovery } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../scope.ts'

const unitOf = async (db: ScopedDatabase, organizationId: number, code: string): Promise<Discovery | undefined> => {
  const row = await db
    .selectFrom('items as item')
    .innerJoin('things as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'item.organization_id').onRef('thing.id', '=', 'item.thing_id'),
    )
    .leftJoin('variants as variant', (join) =>
      join.onRef('variant.organization_id', '=', 'item.organization_id').onRef('variant.id', '=', 'item.variant_id'),
    )
    .select([
      'item.id',
      'item.name',
      'item.sequence_number',
      'thing.id as thing_id',
      'thing.name as thing_name',
      'thing.image',
      'variant.id as batch_id',
      'variant.variant_id',
      'variant.name as variant_name',
    ])
    .where('item.organization_id', '=', organizationId)
    .where('thing.is_enabled_discovery', '=', true)
    .where((eb) => eb.or([eb('item.unique_id', '=', code), eb('item.name', '=', code)]))
    .orderBy('item.id')
    .executeTakeFirst()
  if (!row) return undefined
  const { batch_id, variant_id, variant_name, image } = row
  return {
    kind: 'unit',
    thing: { id: row.thing_id, name: row.thing_name, ...(image !== null && { image }) },
    item: { id: row.id, name: row.name, sequenceNumber: row.sequence_number },
    ...(batch_id !== null &&
      variant_id !== null &&
      variant_name !== null && { variant: { id: batch_id, variantId: variant_id, name: variant_name } }),
  }
}

/** Those that codes may find. */
const assets = (db: ScopedDatabase, organizationId: number) =>
  db.selectFrom('things as thing').where('thing.organization_id', '=', organizationId).where('thing.is_enabled_discovery', '=', true)

const assetOf = async (db: ScopedDatabase, organizationId: number, code: string): Promise<Discovery | undefined> => {
  const row = await assets(db, organizationId)
    .leftJoin('identification_codes as known', (join) =>
      join
        .onRef('known.organization_id', '=', 'thing.organization_id')
        .onRef('known.thing_id', '=', 'thing.id')
        .on('known.value', '=', code),
    )
    .select(['thing.id', 'thing.name', 'thing.image', 'known.type'])
    .where((eb) => eb.or([eb('known.value', '=', code), eb('thing.gtin', '=', code)]))
    .orderBy('thing.id')
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, image, type } = row
  return { kind: 'asset', thing: { id, name, ...(image !== null && { image }) }, codeType: type ?? 'gtin' }
}

/** Whoever holds a unit has to learn what it is, whatever became of its variant; a variant itself is found while it is active. */
const variantOf = async (db: ScopedDatabase, organizationId: number, code: string): Promise<Discovery | undefined> => {
  const row = await assets(db, organizationId)
    .innerJoin('variants as variant', (join) =>
      join.onRef('variant.organization_id', '=', 'thing.organization_id').onRef('variant.thing_id', '=', 'thing.id'),
    )
    .select(['thing.id', 'thing.name', 'thing.image', 'variant.id as batch_id', 'variant.variant_id', 'variant.name as variant_name'])
    .where('variant.variant_id', '=', code)
    .where('variant.status', '=', 'active')
    .executeTakeFirst()
  if (!row) return undefined
  const { id, name, image, batch_id, variant_id, variant_name } = row
  return {
    kind: 'variant',
    thing: { id, name, ...(image !== null && { image }) },
    variant: { id: batch_id, variantId: variant_id, name: variant_name },
  }
}

/** What a code names in this organization: the nearest to a label first. */
export const discover = async (db: ScopedDatabase, organizationId: number, code: string): Promise<Discovery | undefined> =>
  (await unitOf(db, organizationId, code)) ?? (await assetOf(db, organizationId, code)) ?? (await variantOf(db, organizationId, code))
