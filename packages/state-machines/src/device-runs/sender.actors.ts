import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { createDeliveryMachine, type DeliveryClient } from './delivery.actors.ts'
import type { DeliveryInput, DeliveryOutput } from './delivery.types.ts'
import { RECEIVED_KEPT_MS, UNTOUCHED_KEPT_MS } from './device-runs.constants.ts'
import { type Release, type RunLocks, runLock, SENDER_LOCK } from './run-locks.ts'
import type { RunNewsroom } from './run-news.ts'
import { asReceived, type RunRecord } from './run-record.ts'
import type { RunStore } from './run-store.ts'
import { untouched } from './run-summary.ts'
import { makeSenderMachine, type SenderEvent } from './sender.machine.ts'

export interface SenderDependencies {
  store: RunStore
  locks: RunLocks
  news: RunNewsroom
  /** A client for the API of this origin. */
  clientFor: (api: string) => DeliveryClient
  /** Tells when the network may be back. Returns how to stop. */
  listenToWake: (wake: () => void) => () => void
  now: () => Date
}

interface Call<Input> {
  input: Input
}

const isOver = (record: RunRecord, withFiles: ReadonlySet<string>, now: number): boolean => {
  const age = now - Date.parse(record.changedAt)
  return record.state === 'received' ? age > RECEIVED_KEPT_MS : untouched(record, withFiles) && age > UNTOUCHED_KEPT_MS
}

const createActors = ({ store, locks, news, clientFor, listenToWake, now }: SenderDependencies) => {
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
        return {
          api: record.api,
          run: { ...record, reportedDate: record.reportedDate ?? record.changedAt },
          files: await store.files(runId),
        }
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
          sendBack({ type: 'TURN' } satisfies SenderEvent)
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
      const wake = () => sendBack({ type: 'WAKE' } satisfies SenderEvent)
      const stop = [news.listen((told) => told.kind === 'wake' && wake()), listenToWake(wake)]
      return () => {
        for (const end of stop) end()
      }
    }),
    pick: fromPromise(pick),
    deliver: createDeliveryMachine((api = '') => clientFor(api)),
    settle: fromPromise(({ input: { runId, outcome } }: Call<{ runId: string; outcome: DeliveryOutput | undefined }>) =>
      settle(runId, outcome),
    ),
  }
}

/** The sender on a device's store and an API client. */
export const createSenderMachine = (dependencies: SenderDependencies) => makeSenderMachine(createActors(dependencies))
