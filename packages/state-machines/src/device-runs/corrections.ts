import type { AnswerForm, Answers, TaskRun } from '@tracemark/api/schemas'
import type { CorrectionFailure, Corrector } from './deliver-correction.ts'
import { RUN_LOCK_WAIT_MS } from './device-runs.constants.ts'
import { type RunLocks, runLock } from './run-locks.ts'
import type { RunNewsroom } from './run-news.ts'
import type { RunCorrection, RunFiles, RunRecord } from './run-record.ts'
import type { RunStore } from './run-store.ts'
import { settleCorrection } from './settle-run.ts'

/** A correction as this device has it. */
export interface KeptCorrection {
  correction: RunCorrection
  answers: Answers
  files: RunFiles
}

/** What became of a correction: `kept` waits on this device, and is sent later. What `failed` needs a person; it is on the device, too, where that keeps anything. */
export type SentCorrection = { kind: 'corrected' } | { kind: 'kept' | 'failed'; failure: CorrectionFailure }

/** What a page that corrects an interaction asks of the device. */
export interface Corrections {
  /** What this person wrote of it before, and the server does not have. */
  find: (interactionId: string, subject: string) => Promise<KeptCorrection | undefined>
  /** Writes it down, then sends it. */
  send: (corrected: KeptCorrection, organization: TaskRun['organization'], correct: Corrector) => Promise<SentCorrection>
}

export interface CorrectionsDependencies {
  store: RunStore
  locks: RunLocks
  news: RunNewsroom
  api: string
  createRunId: () => string
  now: () => Date
}

const toExecution = ({ interaction, config }: AnswerForm, organization: TaskRun['organization']): TaskRun => {
  const { thing, task, item, thingId } = interaction
  return { type: 'quicktask', state: 'created', thingId, task, thing, ...(item && { item }), organization, config, executionData: {} }
}

/** All questions, so that what was taken back is forgotten, too. */
const nameAll = ({ config: { widgets } }: AnswerForm, files: RunFiles): RunFiles => ({
  ...Object.fromEntries(widgets.map(({ id }) => [id, []])),
  ...files,
})

/** Corrections among the runs of this device: one store and one sender for both. */
export const createCorrections = ({ store, locks, news, api, createRunId, now }: CorrectionsDependencies): Corrections => {
  const findRecord = async (interactionId: string, subject: string): Promise<RunRecord | undefined> =>
    (await store.list()).find(({ correction }) => correction?.interactionId === interactionId && correction.subject === subject)

  return {
    find: async (interactionId, subject) => {
      const record = await findRecord(interactionId, subject)
      const { correction, answers, runId } = record ?? {}
      return correction && answers && runId !== undefined ? { correction, answers, files: await store.files(runId) } : undefined
    },
    send: async (corrected, organization, correct) => {
      const { correction, answers, files } = corrected
      const { interactionId, subject, form } = correction
      const deliver = () => correct(corrected, files, new AbortController().signal)
      const runId = await findRecord(interactionId, subject).then(
        (record) => record?.runId ?? createRunId(),
        () => undefined,
      )
      // A browser that keeps nothing sends what it has.
      if (runId === undefined) return deliver()
      // Whoever sends it now is waited for.
      const release = await locks.take(runLock(runId), RUN_LOCK_WAIT_MS)
      if (!release) return { kind: 'failed', failure: { step: 'update', code: 'timeout', retryable: true } }
      try {
        const changedAt = now().toISOString()
        const record = { runId, state: 'saved' as const, api, link: '', answers, reportedDate: changedAt, attempts: 0, changedAt }
        const isKept = await store.put({ ...record, execution: toExecution(form, organization), correction }, nameAll(form, files)).then(
          () => true,
          () => false,
        )
        news.tell({ kind: 'sending', runId })
        const outcome = await deliver()
        if (!isKept) return outcome
        await settleCorrection({ store, news }, runId, outcome)
        return outcome.kind === 'failed' && outcome.failure.retryable ? { ...outcome, kind: 'kept' } : outcome
      } finally {
        release()
      }
    },
  }
}
