import { type ApiClient, readTokenClaims } from '@tracemark/api/client'
import type { Location } from '@tracemark/api/schemas'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { createDeliveryMachine, type DeliveryClient } from '../device-runs/delivery.actors.ts'
import type { TaskRunCall } from '../device-runs/run-calls.types.ts'
import type { Delivery, RestoredRun, RunDraft, RunKeeper } from '../device-runs/run-keeper.ts'
import type { RunFiles } from '../device-runs/run-record.ts'
import { isPassing } from '../shared/failure.ts'
import { fromLazyMachine } from '../shared/lazy-machine.ts'
import { makeClosingMachine } from './closing/closing.machine.ts'
import type { ListenToConnection } from './connection.ts'
import type { correctionMachine } from './correction/correction.machine.ts'
import type { credentialInvitationMachine } from './credential-invitation/credential-invitation.machine.ts'
import type { Locate } from './device-location.ts'
import type { formPageMachine } from './form-page/form-page.machine.ts'
import { makeLocationMachine } from './location/location.machine.ts'
import { makeTaskRunMachine } from './task-run.machine.ts'
import type { TaskRunEvent } from './task-run.types.ts'

export interface TaskRunDependencies {
  client: Pick<ApiClient, 'integrations' | 'interactions'> & DeliveryClient
  locate: Locate
  /** Asked where the device can't tell. */
  locateByNetwork: (signal: AbortSignal) => Promise<Location>
  listenToConnection: ListenToConnection
  /** Keeps runs on this device; without it a run lasts as long as its page. */
  openKeeper?: (() => Promise<RunKeeper>) | undefined
}

interface Call<Input> {
  input: Input
  signal: AbortSignal
}

const toDeliveryEvent = (delivery: Delivery): TaskRunEvent => {
  switch (delivery.kind) {
    case 'received':
      return { type: 'RECEIVED', result: delivery.result }
    case 'refused':
      return { type: 'REFUSED', failure: { step: 'process', ...delivery.failure, retryable: isPassing(delivery.failure) } }
    case 'deleted':
      return { type: 'DELETED' }
    default:
      return { type: 'DELIVERING', delivery: delivery.kind }
  }
}

const noKeeper = (): Promise<RunKeeper> => Promise.reject(new Error('This page keeps no runs.'))

const createActors = ({
  client,
  client: { taskRuns },
  locate,
  locateByNetwork,
  listenToConnection,
  openKeeper = noKeeper,
}: TaskRunDependencies) => {
  const read = fromPromise(({ input: { id, token }, signal }: Call<TaskRunCall>) => taskRuns.read({ params: { id } }, { token, signal }))
  return {
    create: fromPromise(({ input: { runId, token }, signal }: Call<{ runId: string; token: string }>) =>
      taskRuns.create({ body: { id: runId } }, { token, signal }),
    ),
    read,
    restore: fromPromise(
      async ({ input: { token, runId } }: Call<{ token: string; runId: string | undefined }>): Promise<RestoredRun> =>
        (await openKeeper()).restore(token, runId),
    ),
    keep: fromPromise(async ({ input: { draft, files } }: Call<{ draft: RunDraft; files: RunFiles }>) => {
      await (await openKeeper()).keep(draft, files)
    }),
    delivery: createDeliveryMachine(() => client),
    follow: fromCallback<AnyEventObject, { runId: string }>(({ input: { runId }, sendBack }) => {
      let stop: (() => void) | undefined
      let isOver = false
      openKeeper().then(
        (keeper) => {
          if (!isOver) stop = keeper.follow(runId, (delivery) => sendBack(toDeliveryEvent(delivery)))
        },
        () => undefined,
      )
      return () => {
        isOver = true
        stop?.()
      }
    }),
    connection: fromCallback<AnyEventObject>(({ sendBack }) =>
      listenToConnection((isOnline) => sendBack({ type: isOnline ? 'ONLINE' : 'OFFLINE' } satisfies TaskRunEvent)),
    ),
    location: makeLocationMachine({
      locate: fromPromise(() => locate()),
      locateByNetwork: fromPromise(({ signal }: { signal: AbortSignal }) => locateByNetwork(signal)),
    }),
    credentialInvitation: fromLazyMachine<typeof credentialInvitationMachine>({
      load: async () =>
        (await import('./credential-invitation/credential-invitation.machine.ts')).makeCredentialInvitationMachine({
          read,
          invite: fromPromise(({ input: { token, issuerId }, signal }: Call<{ token: string; issuerId: string }>) =>
            client.integrations.invite({ body: { issuerId } }, { token, signal }),
          ),
        }),
      begin: () => ({ value: 'asking', context: {} }),
    }),
    closing: makeClosingMachine(),
    formPage: fromLazyMachine<typeof formPageMachine>({
      load: async () => (await import('./form-page/form-page.machine.ts')).makeFormPageMachine(),
      begin: () => ({ value: 'opening', context: {} }),
    }),
    correction: fromLazyMachine<typeof correctionMachine>({
      load: async () =>
        (await import('./correction/correction.machine.ts')).makeCorrectionMachine({
          classify: fromPromise(
            async ({
              input: { token, interactionId, elementId },
              signal,
            }: Call<{ token: string; interactionId: string; elementId: string | null }>) => {
              const { orgId = 0 } = readTokenClaims(token)
              await client.interactions.update(
                { params: { org: orgId, id: interactionId }, body: { valueChainElementId: elementId } },
                { token, signal },
              )
            },
          ),
        }),
      begin: ({ valueChain }) => ({ value: 'idle', context: { valueChain } }),
      waits: true,
    }),
  }
}

/** The machine of a task run on an API client and what the device can do. */
export const createTaskRunMachine = (dependencies: TaskRunDependencies) => makeTaskRunMachine(createActors(dependencies))
