import { addresses } from '@tracemark/api/addresses'
import type { CallOptions } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { AssetTasksQuery } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { defineResource } from '../../platform/resource/resource.ts'

type Query = z.input<typeof AssetTasksQuery>

/** How tasks are run for one asset; those of the asset that it follows stand behind its own. */
export const assetTasks = defineResource({
  name: 'task-assets',
  entity: 'task-assets',
  addresses: addresses['task-assets'],
  contract: { ...contract.taskAssets, list: contract.assets.tasks },
  calls: ({ taskAssets: calls, assets }, { thingId: id }) => ({
    ...calls,
    list: ({ query = {} }: { query?: Query }, options?: Omit<CallOptions, 'token'>) =>
      assets.tasks({ params: { id }, query: { ...query, allowInherited: 1 } }, options),
  }),
  getName: ({ task }) => task.name,
  deleteText: 'task-assets:remove_text',
  deleteWords: {
    label: 'task-assets:remove',
    one: 'task-assets:remove_one_title',
    selected: 'task-assets:remove_selected_title',
    done: 'task-assets:removed',
  },
  opens: 'drawer',
})
