import { ApiError, type OrganizationClient } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { changeCollection } from './change-collection.ts'

/** Collections of one, which somebody else changes before the first `others` changes come. */
const createStore = (interactionIds: string[], others: readonly string[] = []) => {
  const stored = { interactionIds, version: 0 }
  const meanwhile = [...others]
  const collections = {
    get: async (_input: unknown, { onVersion }: { onVersion: (version: string) => void }) => {
      onVersion(String(stored.version))
      return { interactionIds: [...stored.interactionIds] }
    },
    update: async ({ body }: { body: { interactionIds: string[] } }, { ifMatch }: { ifMatch: string }) => {
      const other = meanwhile.shift()
      if (other !== undefined) {
        stored.interactionIds.push(other)
        stored.version += 1
      }
      if (ifMatch !== String(stored.version)) throw new ApiError('changed_meanwhile', 'Changed meanwhile.')
      stored.interactionIds = body.interactionIds
      stored.version += 1
    },
  } as unknown as OrganizationClient['collections']
  return { stored, collections }
}

test('interactions are added once, behind those that are there', async () => {
  const { stored, collections } = createStore(['a', 'b'])
  await changeCollection({ collections }, 'id', (held) => [...held, 'c', 'a', 'd'])
  expect(stored.interactionIds).toEqual(['a', 'b', 'c', 'd'])
})

test('what somebody else adds meanwhile stays', async () => {
  const { stored, collections } = createStore(['a'], ['x', 'y'])
  await changeCollection({ collections }, 'id', (held) => [...held, 'b'])
  expect(stored.interactionIds).toEqual(['a', 'x', 'y', 'b'])
})
