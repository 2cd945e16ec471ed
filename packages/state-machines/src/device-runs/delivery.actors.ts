import type { ApiClient } from '@tracemark/api/client'
import type { TaskRunUpdate } from '@tracemark/api/schemas'
import { fromPromise } from 'xstate'
import { type DeliveryCall, makeDeliveryMachine } from './delivery.machine.ts'
import type { RunFiles } from './run-record.ts'

export type DeliveryClient = Pick<ApiClient, 'taskRuns'> & { files: Pick<ApiClient['files'], 'create'> }

interface Call<Input> {
  input: Input
  signal: AbortSignal
}

/** The machine that sends one run, with the client for the API of a call. */
export const createDeliveryMachine = (clientFor: (api: string | undefined) => DeliveryClient) =>
  makeDeliveryMachine({
    create: fromPromise(({ input: { api, runId, token }, signal }: Call<DeliveryCall>) =>
      clientFor(api).taskRuns.create({ body: { id: runId } }, { token, signal }),
    ),
    upload: fromPromise(async ({ input: { api, token, files }, signal }: Call<DeliveryCall & { files: RunFiles }>) => {
      if (Object.keys(files).length === 0) return []
      // Most runs have no files: what sends them comes when there are some, and then there is a network.
      const { uploadFiles } = await import('./upload-files.ts')
      return uploadFiles(clientFor(api), files, { token, signal })
    }),
    update: fromPromise(async ({ input: { api, runId, token, body }, signal }: Call<DeliveryCall & { body: TaskRunUpdate }>) => {
      await clientFor(api).taskRuns.update({ params: { id: runId }, body }, { token, signal })
    }),
    process: fromPromise(({ input: { api, runId, token }, signal }: Call<DeliveryCall>) =>
      clientFor(api).taskRuns.process({ params: { id: runId } }, { token, signal, idempotencyKey: `process-${runId}` }),
    ),
    complete: fromPromise(({ input: { api, runId, token }, signal }: Call<DeliveryCall>) =>
      clientFor(api).taskRuns.complete({ params: { id: runId } }, { token, signal, idempotencyKey: `complete-${runId}` }),
    ),
  })
