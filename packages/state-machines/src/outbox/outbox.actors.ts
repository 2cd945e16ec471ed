import type { ApiClient } from '@tracemark/api/client'
import type { TaskRunAttachment, TaskRunUpdate } from '@tracemark/api/schemas'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { type DeliveryCall, makeDeliveryMachine } from './delivery.machine.ts'
import type { DeliveryInput, DeliveryOutput } from './delivery.types.ts'
import { RECEIVED_KEPT_MS, UNTOUCHED_KEPT_MS } from './outbox.constants.ts'
import { makeOutboxMachine, type OutboxEvent } from './outbox.machine.ts'
import { type Release, type RunLocks, runLock, SENDER_LOCK } from './run-locks.ts'
import type { RunNewsroom } from './run-news.ts'
import { asReceived, type RunFiles, type RunRecord } from './run-record.ts'
import type { RunStore } from './run-store.ts'
import { untouched } from './run-summary.ts'

type OutboxClient = Pick<ApiClient, 'taskRuns'> & { files: Pick<ApiClient['files'], 'create'> }

export interface OutboxDependencies {
  store: RunStore
  locks: RunLocks
  news: RunNewsroom
  /** A client for the API of this origin. */
  clientFor: (api: string) => OutboxClient
  /** Tells when the network may be back. Returns how to stop. */
  listenToWake: (wake: () => void) => () => void
  now: () => Date
}

interface Call<Input> {
  input: Input
  signal: AbortSignal
}

const createDeliveryActors = (clientFor: (api: string) => OutboxClient) => ({
  create: fromPromise(({ input: { api, runId, token }, signal }: Call<DeliveryCall>) =>
    clientFor(api).taskRuns.create({ body: { id: runId } }, { token, signal }),
  ),
  upload: fromPromise(async ({ input: { api, token, files }, signal }: Call<DeliveryCall & { files: RunFiles }>) => {
    const given = Object.entries(files).flatMap(([stepId, list]) => list.map((file) => ({ stepId, ...file })))
    if (given.length === 0) return []
    // Most runs have no files: what sends them comes when there are some, and then there is a network.
    const { uploadFile } = await import('@tracemark/api/upload')
    const { files: calls } = clientFor(api)
    const asRun: Parameters<typeof uploadFile>[0] = { files: { create: (input, options) => calls.create(input, { ...options, token }) } }
    const attachments: TaskRunAttachment[] = []
    for (const { stepId, name, blob, camera } of given) {
      const { url } = await uploadFile(asRun, new File([blob], name, { type: blob.type }), { signal })
      attachments.push({ stepId, name, file: url, camera })
    }
    return attachments
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

const isOver = (record: RunRecord, withFiles: ReadonlySet<string>, now: number): boolean => {
  const age = now - Date.parse(record.changedAt)
  return record.state === 'received' ? age > RECEIVED_KEPT_MS : untouched(record, withFiles) && age > UNTOUCHED_KEPT_MS
}

const createActors = ({ store, locks, news, clientFor, listenToWake, now }: OutboxDependencies) => {
  /** Of the run that is being sent. */
  let release: Release | undefined
  const letGo = () => {
    release?.()
    release = undefined
  }

  const forget = async (records: readonly RunRecord[]): Promise<void> => {
    const withFiles = await store.withFiles()
    for (const record of records) {
      if (!isOver(record, withFiles, now().getTime())) continue
      // Whoever has it open may be about to enter something, and whoever let go of it may have.
      const free = await locks.take(runLock(record.runId))
      if (!free) continue
      const last = await store.get(record.runId)
      const isStill = last !== undefined && isOver(last, await store.withFiles(), now().getTime())
      await (isStill ? store.delete(record.runId) : Promise.resolve()).finally(free)
    }
  }

  const pick = async (): Promise<DeliveryInput | undefined> => {
    letGo()
    const records = await store.list()
    await forget(records)
    const waiting = records
      .filter(({ state }) => state === 'saved')
      .sort((a, b) => a.attempts - b.attempts || a.changedAt.localeCompare(b.changedAt))
    for (const { runId } of waiting) {
      // A page that shows the run sends it itself.
      release = await locks.take(runLock(runId))
      if (!release) continue
      const record = await store.get(runId)
      if (record?.state === 'saved') {
        news.tell({ kind: 'sending', runId })
        return { record, files: await store.files(runId) }
      }
      letGo()
    }
    return undefined
  }

  const settle = async (runId: string, outcome: DeliveryOutput | undefined): Promise<void> => {
    try {
      const changedAt = now().toISOString()
      if (outcome?.kind === 'received') {
        const { result } = outcome
        await store.change(runId, (record) => asReceived(record, result, changedAt))
        await store.deleteFiles(runId)
        news.tell({ kind: 'received', runId, result })
        return
      }
      const { step: _, retryable = false, ...failure } = outcome?.failure ?? { step: 'create', code: 'internal' as const }
      const state = retryable ? 'saved' : 'refused'
      const executionToken = outcome?.executionToken
      await store.change(runId, (record) => ({
        ...record,
        ...(executionToken !== undefined && { executionToken }),
        state,
        failure,
        attempts: record.attempts + 1,
      }))
      news.tell(retryable ? { kind: 'waiting', runId } : { kind: 'refused', runId, failure })
    } finally {
      letGo()
    }
  }

  return {
    turn: fromCallback<AnyEventObject>(({ sendBack }) => {
      const controller = new AbortController()
      let end: Release | undefined
      locks.wait(SENDER_LOCK, controller.signal).then(
        (taken) => {
          if (controller.signal.aborted) return taken()
          end = taken
          sendBack({ type: 'TURN' } satisfies OutboxEvent)
        },
        () => undefined,
      )
      return () => {
        controller.abort()
        end?.()
        letGo()
      }
    }),
    wakes: fromCallback<AnyEventObject>(({ sendBack }) => {
      const wake = () => sendBack({ type: 'WAKE' } satisfies OutboxEvent)
      const stop = [news.listen((told) => told.kind === 'wake' && wake()), listenToWake(wake)]
      return () => {
        for (const end of stop) end()
      }
    }),
    pick: fromPromise(pick),
    deliver: makeDeliveryMachine(createDeliveryActors(clientFor)),
    settle: fromPromise(({ input: { runId, outcome } }: Call<{ runId: string; outcome: DeliveryOutput | undefined }>) =>
      settle(runId, outcome),
    ),
  }
}

/** The sender on a device's store and an API client. */
export const createOutboxMachine = (dependencies: OutboxDependencies) => makeOutboxMachine(createActors(dependencies))
