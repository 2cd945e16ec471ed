import type { PlaceAnswer } from '@tracemark/api/rules'
import type { Answers, Location, TaskRun, TaskRunResult } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'
import { RUN_LOCK_WAIT_MS } from './device-runs.constants.ts'
import { computeMark, type LeftRun } from './left-runs.ts'
import { type Release, type RunLocks, runLock } from './run-locks.ts'
import type { RunNewsroom } from './run-news.ts'
import { asReceived, type RunFiles, type RunRecord } from './run-record.ts'
import type { RunStore } from './run-store.ts'
import { untouched } from './run-summary.ts'
import { taskKey } from './task-key.ts'

/** What a run begins with: what the device kept of it, else a name that nobody uses yet. */
export interface RestoredRun {
  runId: string
  /** `saved`: it was finished before, and waits to be sent. */
  state: 'new' | 'draft' | 'saved'
  executionToken?: string | undefined
  execution?: TaskRun | undefined
  answers: Answers
  files: RunFiles
  reportedDate?: string | undefined
  clockAhead?: number | undefined
  location?: Location | undefined
  place?: PlaceAnswer | undefined
  /** The link's task, as it was when this device read it last: with it a run begins without a network. */
  task?: TaskRun | undefined
}

export interface RunDraft
  extends Pick<
    RunRecord,
    'runId' | 'link' | 'executionToken' | 'execution' | 'answers' | 'reportedDate' | 'clockAhead' | 'location' | 'place' | 'correction'
  > {
  state: 'draft' | 'saved'
}

/** What becomes of a run that waits for the sender. */
export type Delivery =
  | { kind: 'waiting' | 'sending' | 'deleted' }
  | { kind: 'received'; result: TaskRunResult }
  | { kind: 'refused'; failure: Failure }

/** What one task run asks of the device. Each rejects where the device keeps nothing. */
export interface RunKeeper {
  /** The run of this link that is open: `runId` where the page knows it, else the newest draft that no other page has open, one with entries first. */
  restore: (link: string, runId: string | undefined) => Promise<RestoredRun>
  keep: (draft: RunDraft, files?: RunFiles) => Promise<void>
  /** At the end of a page: the next one that opens the runs of this device keeps it. */
  leaveDraft: (draft: RunDraft) => void
  /** The server has this run: nothing of it stays but its name. */
  received: (runId: string, result: TaskRunResult) => Promise<void>
  /** Lets whoever sends have the run, and tells what becomes of it. Returns how to stop. */
  follow: (runId: string, tell: (delivery: Delivery) => void) => () => void
  /** This page no longer shows a run. */
  leave: () => void
}

/** A run that this page has open already. */
export interface HeldRun {
  runId: string
  release: Release
}

export interface RunKeeperDependencies {
  store: RunStore
  locks: RunLocks
  news: RunNewsroom
  api: string
  createRunId: () => string
  now: () => Date
  /** It is the first that is restored, and the keeper goes on holding it. */
  held?: HeldRun | undefined
  /** Nothing more is written of such a run, whatever is still on its way. */
  isForgotten?: ((runId: string) => boolean) | undefined
}

const newest = (a: RunRecord, b: RunRecord) => b.changedAt.localeCompare(a.changedAt)

const toDelivery = (record: RunRecord | undefined): Delivery => {
  if (!record) return { kind: 'deleted' }
  if (record.state === 'received' && record.result) return { kind: 'received', result: record.result }
  if (record.state === 'refused') return { kind: 'refused', failure: record.failure ?? { code: 'internal' } }
  return { kind: 'waiting' }
}

export const createRunKeeper = ({ store, locks, news, api, createRunId, now, held, isForgotten }: RunKeeperDependencies): RunKeeper => {
  let given = held
  let release: Release | undefined
  const leave = () => {
    release?.()
    release = undefined
  }
  const holds = async (runId: string, wait = 0): Promise<boolean> => {
    if (given?.runId === runId) {
      release = given.release
      given = undefined
      return true
    }
    const taken = await locks.take(runLock(runId), wait)
    if (taken) release = taken
    return taken !== undefined
  }

  const ownRun = async (link: string, runId: string | undefined): Promise<RunRecord | undefined> => {
    const runs = (await store.list()).filter((run) => run.api === api && run.link === link).sort(newest)
    const known = runs.find((run) => run.runId === (given?.runId ?? runId))
    // It is shown already, written down or not.
    if (given) return known && (await holds(known.runId)) ? known : undefined
    // The page before this one, which was loaded again, lets go of its run only when it is gone.
    if (known && (await holds(known.runId, RUN_LOCK_WAIT_MS))) return known
    const withFiles = await store.withFiles()
    const drafts = runs.filter((run) => run.state === 'draft' && run !== known)
    const [begun, empty] = [drafts.filter((run) => !untouched(run, withFiles)), drafts.filter((run) => untouched(run, withFiles))]
    for (const run of [...begun, ...empty]) if (await holds(run.runId)) return run
    return undefined
  }

  /** What is left of a run whose page ended before the disk had it. */
  const leftRun = async (link: string, runId: string | undefined): Promise<LeftRun | undefined> => {
    const mark = computeMark(api, link)
    for (const left of store.left()) {
      const isKnown = left.runId === (given?.runId ?? runId)
      if (isKnown ? await holds(left.runId, RUN_LOCK_WAIT_MS) : !given && left.mark === mark && (await holds(left.runId))) return left
    }
    return undefined
  }

  /** What was counted of the runs that this page has shown. */
  const revisions = new Map<string, number>()
  const toRecord = (draft: RunDraft): RunRecord => {
    const revision = (revisions.get(draft.runId) ?? 0) + 1
    revisions.set(draft.runId, revision)
    return { ...draft, api, attempts: 0, changedAt: now().toISOString(), revision }
  }

  const keptTasks = new Set<string>()
  const keepTask = async ({ link, execution }: RunDraft): Promise<void> => {
    const key = taskKey(api, link)
    if (keptTasks.has(key)) return
    await store.keepTask(key, { ...execution, state: 'created', executionData: {}, attachments: undefined })
    keptTasks.add(key)
  }

  return {
    restore: async (link, runId) => {
      leave()
      const [run, task] = await Promise.all([ownRun(link, runId), store.task(taskKey(api, link))])
      if (!run) {
        const left = await leftRun(link, runId)
        const id = left?.runId ?? given?.runId ?? createRunId()
        if (left) revisions.set(id, left.revision ?? 0)
        else await holds(id)
        const { answers = {}, location, place } = left ?? {}
        return { runId: id, state: left ? 'draft' : 'new', answers, files: {}, location, place, task }
      }
      const { executionToken, execution, answers, reportedDate, clockAhead, location, place } = run
      revisions.set(run.runId, run.revision ?? 0)
      const files = await store.files(run.runId)
      const state = run.state === 'saved' ? 'saved' : 'draft'
      return { runId: run.runId, state, executionToken, execution, answers, files, reportedDate, clockAhead, location, place, task }
    },
    keep: async (draft, files) => {
      if (isForgotten?.(draft.runId)) return
      await store.put(toRecord(draft), files)
      await keepTask(draft)
      news.tell({ kind: 'changed', runId: draft.runId })
    },
    leaveDraft: (draft) => {
      if (!isForgotten?.(draft.runId)) store.leave(toRecord(draft))
    },
    received: async (runId, result) => {
      await store.change(runId, (record) => asReceived(record, result, now().toISOString()))
      await store.deleteFiles(runId)
      leave()
      news.tell({ kind: 'received', runId, result })
    },
    follow: (runId, tell) => {
      leave()
      const stop = news.listen((told) => {
        if (told.kind === 'wake' || told.runId !== runId) return
        if (told.kind === 'changed') return
        tell(told)
      })
      store.get(runId).then(
        (record) => tell(toDelivery(record)),
        () => undefined,
      )
      news.tell({ kind: 'wake' })
      return stop
    },
    leave: () => {
      given?.release()
      given = undefined
      leave()
    },
  }
}
