import { taskLibrary } from '@tracemark/api/content'
import { contract } from '@tracemark/api/contract'
import type { TaskAsset } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { createStore } from '../../entities/store.ts'

const { taskAssets } = contract

/** Of the library, which is no table. */
const automatic = sql.join(taskLibrary.filter((entry) => entry.automatic).map(({ id }) => sql.lit(id)))

/** Rows of another table that a link names. */
export const selectOther = (table: string) =>
  sql`from ${sql.table(table)} other where other.organization_id = task_assets.organization_id and other.id`

/** Tasks at assets, each with the names of both. */
export const taskAssetStore = createStore<TaskAsset>({
  table: 'task_assets',
  fields: Object.keys(taskAssets.create.response.shape).filter((field) => field !== 'task' && field !== 'thing'),
  searched: [
    sql`(select other.name ${selectOther('tasks')} = task_assets.task_id)`,
    sql`(select other.name ${selectOther('assets')} = task_assets.asset_id)`,
  ],
  computed: {
    task: sql`(select json_strip_nulls(json_build_object('id', other.id, 'name', other.name, 'image', other.image,
      'description', other.description, 'icon', other.icon, 'automatic', coalesce(other.task_library_id in (${automatic}), false),
      'ruleConditions', other.rule_conditions))
      ${selectOther('tasks')} = task_assets.task_id)`,
    thing: sql`(select json_strip_nulls(json_build_object('id', other.id, 'name', other.name, 'image', other.image))
      ${selectOther('assets')} = task_assets.asset_id)`,
  },
  present: sql`task_assets.removed_at is null`,
})
