import type { ScopedDatabase } from '../../../platform/db/scope.ts'

/** A task at an asset, with what makes a record of it. `undefined` where it can't be run there. */
export const findRecordable = (db: ScopedDatabase, organizationId: number, thingId: string, taskId: string) =>
  db
    .selectFrom('task_assets as link')
    .innerJoin('tasks as task', (join) =>
      join.onRef('task.organization_id', '=', 'link.organization_id').onRef('task.id', '=', 'link.task_id'),
    )
    .innerJoin('assets as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'link.organization_id').onRef('thing.id', '=', 'link.asset_id'),
    )
    .select([
      'task.name',
      'task.config',
      'task.rules',
      'task.default_classification',
      'task.result_messages',
      'task.review_required',
      'thing.value_chain_id',
      'link.value_chain_element_id',
    ])
    .where('link.organization_id', '=', organizationId)
    .where('link.asset_id', '=', thingId)
    .where('link.task_id', '=', taskId)
    .where('link.removed_at', 'is', null)
    .executeTakeFirst()

/** Whether a unit is one of this asset. */
export const isUnitOf = async (db: ScopedDatabase, organizationId: number, itemId: string, thingId: string): Promise<boolean> => {
  const query = db.selectFrom('units').select('id').where('organization_id', '=', organizationId).where('id', '=', itemId)
  return (await query.where('asset_id', '=', thingId).executeTakeFirst()) !== undefined
}

/** Whether an element stands in the value chain of this asset. */
export const isElementOf = async (db: ScopedDatabase, organizationId: number, elementId: string, thingId: string): Promise<boolean> => {
  const row = await db
    .selectFrom('value_chain_elements as element')
    .innerJoin('assets as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'element.organization_id').onRef('thing.value_chain_id', '=', 'element.value_chain_id'),
    )
    .select('element.id')
    .where('element.organization_id', '=', organizationId)
    .where('element.id', '=', elementId)
    .where('thing.id', '=', thingId)
    .executeTakeFirst()
  return row !== undefined
}
