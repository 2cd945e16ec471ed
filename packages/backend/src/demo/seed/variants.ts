import type { DemoData } from '@tracemark/api/demo'
import { json } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { insertAll, selectRows } from './insert-all.ts'

/** Variants of assets, and their units. */
export const seedVariants = async (db: ScopedDatabase, data: DemoData, id: number): Promise<void> => {
  await insertAll(
    db,
    'unit_statuses',
    selectRows(data.itemStatuses, id).map(({ value, name }) => ({ organization_id: id, value, name })),
  )
  await insertAll(
    db,
    'variants',
    selectRows(data.variants, id).map((row) => ({
      organization_id: id,
      id: row.id,
      asset_id: row.thingId,
      variant_id: row.variantId,
      name: row.name,
      status: row.status,
      attributes: json(row.attributes),
      components: json(row.components),
      created_at: new Date(row.createdAt),
      created_by_id: row.createdById,
    })),
  )
  await insertAll(
    db,
    'variant_links',
    selectRows(data.variantLinks, id).map((row) => ({
      organization_id: id,
      id: row.id,
      parent_id: row.parentId,
      child_id: row.childId,
      quantity: row.quantity,
      unit: row.unit,
      created_at: new Date(row.createdAt),
    })),
  )
  await insertAll(
    db,
    'units',
    selectRows(data.items, id).map((row) => ({
      organization_id: id,
      id: row.id,
      asset_id: row.thingId,
      variant_id: row.variantId,
      name: row.name,
      sequence_number: row.sequenceNumber,
      status: row.status,
      checksum: row.checksum,
      unique_id: row.uniqueId,
      created_at: new Date(row.createdAt),
    })),
  )
}
