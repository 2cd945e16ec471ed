import { ApiError, type OrganizationClient } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { organizations } from '@tracemark/api/graphql'
import type { NewVariant, OrganizationSummary, VariantStatus } from '@tracemark/api/schemas'
import { fromPromise } from 'xstate'
import { variantMachine } from './variant.machine.ts'
import type { SharingChoice, SharingProfile } from './variant.types.ts'

const ORGANIZATIONS_PER_PAGE = 50

export interface VariantDependencies {
  /** Of the organization that the variant belongs to. */
  client: Pick<OrganizationClient, 'organizationId' | 'graphql'> & {
    variants: Pick<OrganizationClient['variants'], 'create' | 'update' | 'delete'>
    variantShares: Pick<OrganizationClient['variantShares'], 'profile' | 'create'>
  }
}

/** The machine of a variant on its organization's client. */
export const createVariantMachine = ({ client }: VariantDependencies) => {
  const { organizationId, variants, variantShares, graphql } = client
  const once = createDoOnce()

  const listDestinations = async (signal: AbortSignal): Promise<OrganizationSummary[]> => {
    const found: OrganizationSummary[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await graphql(organizations, { page, perPage: ORGANIZATIONS_PER_PAGE, search: '' }, { signal })
      // It is not shared with itself.
      found.push(...answer.organizations.items.filter(({ id }) => id !== organizationId))
      pages = answer.organizations.totalPages
    }
    return found
  }

  const loadSharing = async (id: string, signal: AbortSignal): Promise<SharingProfile> => {
    const [{ recommendedMode, obstacles }, destinations] = await Promise.all([
      variantShares.profile({ params: { id } }, { signal }),
      listDestinations(signal),
    ])
    if (obstacles.includes('status_conflict')) throw new ApiError('status_conflict', 'The variant is not shared as it is.')
    return {
      destinations,
      recommended: recommendedMode,
      obstacle: obstacles.includes('sharing_task_missing') ? 'no_sharing_task' : undefined,
    }
  }

  return variantMachine.provide({
    actors: {
      create: fromPromise(({ input: { values } }: { input: { values: NewVariant } }) =>
        once(values, (idempotencyKey) => variants.create({ body: values }, { idempotencyKey })),
      ),
      change: fromPromise(({ input: { id, status } }: { input: { id: string; status: VariantStatus } }) =>
        variants.update({ params: { id }, body: { status } }),
      ),
      remove: fromPromise(async ({ input: { id } }: { input: { id: string } }) => {
        await variants.delete({ params: { id } })
      }),
      loadSharing: fromPromise(({ input: { id }, signal }: { input: { id: string; thingId: string }; signal: AbortSignal }) =>
        loadSharing(id, signal),
      ),
      share: fromPromise(async ({ input: { id, choice } }: { input: { id: string; choice: SharingChoice } }) => {
        const { destination = '', mode, message } = choice
        const body = { batchId: id, destination, mode, withAssessments: false, ...(message && { message }) }
        await once(body, (idempotencyKey) => variantShares.create({ body }, { idempotencyKey }))
      }),
    },
  })
}
