import type { ApiClient } from '@tracemark/api/client'
import type { NewVariant, VariantStatus } from '@tracemark/api/schemas'
import { fromPromise } from 'xstate'
import { createRunId } from '../task-run/run-id.ts'
import { variantMachine } from './variant.machine.ts'
import type { SharingChoice, SharingProfile } from './variant.types.ts'

export interface VariantDependencies {
  client: { batches: Pick<ApiClient['batches'], 'create' | 'update' | 'delete'> }
  loadSharing: (variant: { id: string; thingId: string }, signal: AbortSignal) => Promise<SharingProfile>
  share: (variant: { id: string; choice: SharingChoice }) => Promise<void>
}

/** The chart of a variant on an API client. */
export const createVariantMachine = ({ client, loadSharing, share }: VariantDependencies) =>
  variantMachine.provide({
    actors: {
      create: fromPromise(({ input: { values } }: { input: { values: NewVariant } }) =>
        client.batches.create({ body: values }, { idempotencyKey: createRunId() }),
      ),
      change: fromPromise(({ input: { id, status } }: { input: { id: string; status: VariantStatus } }) =>
        client.batches.update({ params: { id }, body: { status } }),
      ),
      remove: fromPromise(async ({ input: { id } }: { input: { id: string } }) => {
        await client.batches.delete({ params: { id } })
      }),
      loadSharing: fromPromise<SharingProfile, { id: string; thingId: string }>(({ input, signal }) => loadSharing(input, signal)),
      share: fromPromise<void, { id: string; choice: SharingChoice }>(({ input }) => share(input)),
    },
  })
