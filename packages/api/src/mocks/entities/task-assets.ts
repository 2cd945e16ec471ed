import { taskLibrary } from '../../content/index.ts'
import { NewTaskAsset, type TaskAsset } from '../../schemas/index.ts'
import type { MockState } from '../mock-state.ts'
import type { TaskAssetRow } from '../rows.ts'

/** The library's task that one was made of. */
export const libraryTask = (id: string | undefined) => taskLibrary.find((entry) => entry.id === id)

/** A task at an asset, with the names of both. */
export const toTaskAsset = ({ tables, interactions }: MockState, link: TaskAssetRow): TaskAsset => {
  const { id, name, image, description, icon, taskLibraryId, ruleConditions } = tables.tasks.get(link.organizationId, link.taskId)
  const asset = tables.assets.get(link.organizationId, link.thingId)
  return {
    ...link,
    task: { id, name, image, description, icon, automatic: libraryTask(taskLibraryId)?.automatic ?? false, ruleConditions },
    thing: { id: asset.id, name: asset.name, image: asset.image },
    usageCount: interactions.filter(({ task, thingId }) => task.id === id && thingId === asset.id).length,
  }
}

/** Every task for every asset, behind those that it has; who has it already keeps it. Answers the ids of the links that were made. */
export const assignTasks = (
  { tables, origin }: MockState,
  asked: { organizationId: number; accountId: string; thingIds: readonly string[]; taskIds: readonly string[] },
): string[] => {
  const { organizationId, accountId, thingIds, taskIds } = asked
  return thingIds.flatMap((thingId) =>
    taskIds.flatMap((taskId) => {
      const links = tables.taskAssets.of(organizationId).filter((link) => link.thingId === thingId)
      if (links.some((link) => link.taskId === taskId)) return []
      const order = Math.max(-1, ...links.map((link) => link.order)) + 1
      const link = NewTaskAsset.parse({ thingId, taskId, order })
      return [tables.taskAssets.insert({ ...link, ...origin(accountId), organizationId }).id]
    }),
  )
}
