import { taskLibrary } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import type { TaskAsset } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { createStore } from '../../entities/store.ts'

const { taskAssets } = contract

/** Of the library, which is no table. */
const automatic = sql.join(taskLibrary.filter((entry) => entry.automatic).map(({ id }) => sql.lit(id)))

/** Rows of another table that a link names. */
export const selectOther = (organizationId: number, table: string) =>
  sql`from ${sql.table(table)} other where other.organization_id = ${organizationId} and other.id`

/** Tasks at assets, each with the names of both. */
export const taskAssetStore = createStore<TaskAsset>({
  table: 'task_assets',
  fields: Object.keys(taskAssets.create.response.shape).filter((field) => field !== 'task' && field !== 'thing'),
  searched: [
    (organizationId) => sql`(select other.name ${selectOther(organizationId, 'tasks')} = task_assets.task_id)`,
    (organizationId) => sql`(select other.name ${selectOther(organizationId, 'assets')} = task_assets.asset_id)`,
  ],
  computed: (organizationId) => ({
    task: sql`(select json_strip_nulls(json_build_object('id', other.id, 'name', other.name, 'image', other.image,
      'description', other.description, 'icon', other.icon, 'automatic', coalesce(other.task_library_id in (${automatic}), false),
      'ruleConditions', other.rule_conditions))
      ${selectOther(organizationId, 'tasks')} = task_assets.task_id)`,
    thing: sql`(select json_strip_nulls(json_build_object('id', other.id, 'name', other.name, 'image', other.image))
      ${selectOther(organizationId, 'assets')} = task_assets.asset_id)`,
  }),
  present: sql`task_assets.removed_at is null`,
})
