import { ApiError, type OrganizationClient, withVersion } from '@tracemark/api/client'

const isChangedMeanwhile = (error: unknown): boolean => error instanceof ApiError && error.code === 'changed_meanwhile'

/** Adds interactions to a collection, behind those that it has. What somebody else adds meanwhile stays. Fails as its calls do. */
export const addToCollection = async (
  { collections }: Pick<OrganizationClient, 'collections'>,
  id: string,
  interactionIds: readonly string[],
): Promise<void> => {
  const params = { id }
  const { entity, version } = await withVersion((options) => collections.get({ params }, options))
  const body = { interactionIds: [...new Set([...entity.interactionIds, ...interactionIds])] }
  await collections.update({ params, body }, version === undefined ? {} : { ifMatch: version }).catch((error: unknown) => {
    if (isChangedMeanwhile(error)) return addToCollection({ collections }, id, interactionIds)
    throw error
  })
}
