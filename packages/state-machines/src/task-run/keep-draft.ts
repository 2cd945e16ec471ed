import type { ActorRefFrom } from 'xstate'
import type { RunDraft, RunKeeper } from '../device-runs/run-keeper.ts'
import type { RunFiles } from '../device-runs/run-record.ts'
import { toStorageTrouble } from '../device-runs/storage-trouble.ts'
import type { ListenToEnd } from '../shared/page-end.ts'
import { toRun } from './run-context.ts'
import { changedFiles } from './run-files.ts'
import type { taskRunMachine } from './task-run.machine.ts'
import type { TaskRunSnapshot } from './task-run.selectors.ts'

type TaskRunActor = ActorRefFrom<typeof taskRunMachine>

const getState = (snapshot: TaskRunSnapshot): RunDraft['state'] | 'received' | undefined => {
  if (snapshot.matches({ run: 'filling' })) return 'draft'
  if (snapshot.matches({ run: 'submitting' }) || snapshot.matches({ run: 'saved' })) return 'saved'
  return snapshot.matches({ run: 'done' }) ? 'received' : undefined
}

/** What a device has to keep of a run; `undefined` before there is a task to answer. */
const toDraft = (context: TaskRunSnapshot['context'], state: RunDraft['state']): RunDraft | undefined =>
  context.execution && { ...toRun(context), state }

const KEPT = ['runId', 'executionToken', 'execution', 'answers', 'reportedDate', 'clockAhead', 'location', 'place', 'state'] as const

const isSame = (a: RunDraft | undefined, b: RunDraft) => a !== undefined && KEPT.every((name) => Object.is(a[name], b[name]))

/**
 * Writes a run down at every change: what changes in one go is written at once, and what changes meanwhile follows. What is still to
 * follow when the page ends, or shows the run no more, is left for who opens it next. The run that the server has acknowledged is
 * forgotten. Returns how to stop.
 */
export const keepDraft = (actor: TaskRunActor, keeper: RunKeeper, listenToEnd: ListenToEnd): (() => void) => {
  let kept: RunDraft | undefined
  let onDisk: RunDraft | undefined
  let keptFiles: { runId: string; files: RunFiles } | undefined
  let forgotten: string | undefined
  let isWriting = false

  const write = async (): Promise<boolean> => {
    const snapshot = actor.getSnapshot()
    const { context } = snapshot
    const state = getState(snapshot)
    // Without storage there is nothing to write to; a run that waits is the sender's.
    if (state === undefined || !context.durable) return false
    if (state === 'received') {
      if (!context.result || forgotten === context.runId) return false
      forgotten = context.runId
      await keeper.received(context.runId, context.result)
      return true
    }
    const draft = toDraft(context, state)
    // What a run begins with was read from this device.
    const before = keptFiles?.runId === context.runId ? keptFiles.files : context.initialFiles
    const files = changedFiles(before, context.files)
    if (!draft || (isSame(kept, draft) && Object.keys(files).length === 0)) return false
    kept = draft
    keptFiles = { runId: context.runId, files: context.files }
    await keeper.keep(draft, files)
    onDisk = draft
    if (context.storage !== 'kept') actor.send({ type: 'STORAGE', storage: 'kept' })
    return true
  }

  const writeAll = async () => {
    isWriting = true
    // What others send at this change, as what was entered before the machine came, is written with it.
    await null
    try {
      while (await write()) {
        // What changed while it was written.
      }
    } catch (error) {
      actor.send({ type: 'STORAGE', storage: toStorageTrouble(error) })
    } finally {
      isWriting = false
    }
  }

  const { unsubscribe } = actor.subscribe(() => {
    if (!isWriting) void writeAll()
  })
  const leave = () => {
    const snapshot = actor.getSnapshot()
    const state = getState(snapshot)
    if (state === undefined || state === 'received' || !snapshot.context.durable) return
    const draft = toDraft(snapshot.context, state)
    if (draft && !isSame(onDisk, draft)) keeper.leaveDraft(draft)
  }
  const stopListening = listenToEnd(leave)
  // It may have begun before there was anything to write to.
  void writeAll()
  return () => {
    // The run may be opened again before the last write is done.
    leave()
    unsubscribe()
    stopListening()
  }
}
