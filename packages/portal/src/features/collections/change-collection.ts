import { ApiError, type OrganizationClient, withVersion } from '@tracemark/api/client'

const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiError && error.code === 'changed_meanwhile'

/** Changes which interactions are in a collection. What somebody else changes meanwhile stays: `change` is then asked again. Fails as its calls do. */
export const changeCollection = async (
  client: Pick<OrganizationClient, 'collections'>,
  id: string,
  change: (held: readonly string[]) => string[],
): Promise<void> => {
  const params = { id }
  const { entity, version } = await withVersion((options) => client.collections.get({ params }, options))
  const body = { interactionIds: [...new Set(change(entity.interactionIds))] }
  await client.collections.update({ params, body }, version === undefined ? {} : { ifMatch: version }).catch((error: unknown) => {
    if (isChangedMeanwhile(error)) return changeCollection(client, id, change)
    throw error
  })
}
