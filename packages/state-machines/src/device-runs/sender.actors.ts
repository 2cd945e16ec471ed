import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import type { CorrectionOutcome, Corrector } from './deliver-correction.ts'
import { createDeliveryMachine, type DeliveryClient } from './delivery.actors.ts'
import type { DeliveryInput } from './delivery.types.ts'
import { RECEIVED_KEPT_MS, UNTOUCHED_KEPT_MS } from './device-runs.constants.ts'
import { type Release, type RunLocks, runLock, SENDER_LOCK } from './run-locks.ts'
import type { RunNewsroom } from './run-news.ts'
import { asReceived, type RunCorrection, type RunRecord } from './run-record.ts'
import type { RunStore } from './run-store.ts'
import { untouched } from './run-summary.ts'
import { makeSenderMachine, type SenderEvent, type SenderOutcome } from './sender.machine.ts'
import { settleCorrection, settleFailure } from './settle-run.ts'

export interface SenderDependencies {
  store: RunStore
  locks: RunLocks
  news: RunNewsroom
  /** A client for the API of this origin. */
  clientFor: (api: string) => DeliveryClient
  /** Corrects as who wrote it; absent while nobody, or somebody else, is signed in. */
  correctorFor: (correction: RunCorrection) => Corrector | undefined
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

const createActors = ({ store, locks, news, clientFor, correctorFor, listenToWake, now }: SenderDependencies) => {
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
      .filter(({ state, correction }) => state === 'saved' && (!correction || correctorFor(correction) !== undefined))
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

  const settle = async (runId: string, outcome: SenderOutcome | undefined): Promise<void> => {
    try {
      const changedAt = now().toISOString()
      if (outcome?.kind === 'received') {
        const { result } = outcome
        await store.change(runId, (record) => asReceived(record, result, changedAt))
        await store.deleteFiles(runId)
        news.tell({ kind: 'received', runId, result })
        return
      }
      if (outcome && !('isUpdated' in outcome)) return await settleCorrection({ store, news }, runId, outcome)
      const { executionToken } = outcome ?? {}
      const failure = outcome?.failure ?? { step: 'create' as const, code: 'internal' as const, retryable: false }
      await settleFailure({ store, news }, runId, failure, executionToken === undefined ? {} : { executionToken })
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
    correct: fromPromise(
      async ({ input: { run, files }, signal }: Call<DeliveryInput> & { signal: AbortSignal }): Promise<CorrectionOutcome> => {
        const { correction, answers } = run
        const correct = correction && correctorFor(correction)
        // They have signed out since.
        if (!correct) return { kind: 'failed', failure: { step: 'update', code: 'token_expired', retryable: true } }
        return correct({ correction, answers }, files, signal)
      },
    ),
    settle: fromPromise(({ input: { runId, outcome } }: Call<{ runId: string; outcome: SenderOutcome | undefined }>) =>
      settle(runId, outcome),
    ),
  }
}

/** The sender on a device's store and an API client. */
export const createSenderMachine = (dependencies: SenderDependencies) => makeSenderMachine(createActors(dependencies))
