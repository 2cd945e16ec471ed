import { beginTaskRun, makeFirstCall } from '@tracemark/api/begin-task-run'
import { serverClock } from '@tracemark/api/clock'
import type { Answers, TaskRun } from '@tracemark/api/schemas'
import { addRun, knowsTask } from '../device-runs/known-task.ts'
import { hasLeft, type LeftStorage, leaveRun } from '../device-runs/left-runs.ts'
import type { HeldRun } from '../device-runs/run-keeper.ts'
import { createRunLocks, type RunLocks, runLock } from '../device-runs/run-locks.ts'
import type { EarlyRun } from './early-run.ts'
import { createRunId } from './run-id.ts'

export interface OpenedRun {
  runId: string
  executionToken: string
  execution: TaskRun
}

/** The beginning of a run, before the machine that goes on with it is there. */
export interface RunOpening {
  /** The run, if a form of ours asks its questions; whatever else there is, the machine finds out by itself. */
  opened: Promise<OpenedRun | undefined>
  /** The run that was begun. It is held from its beginning, so that no other page takes it for one that nobody has open; whoever goes on with it lets go. */
  held: () => HeldRun | undefined
  /** For the machine's client: the answer that is here already, else the network. */
  fetch: typeof globalThis.fetch
  /** Leaves what was entered to the machine, or to the next page: this one may end before the machine comes. The run itself is on the disk. */
  keep: (run: OpenedRun, answers: Answers) => void
  /** Begins nothing any more, if nothing is begun yet. */
  stop: () => void
  /** Stops what is under way. */
  abandon: () => void
}

interface RunOpeningInput {
  /** Origin of the API; '' is the page's own. */
  api: string
  /** The token of a task link. */
  token: string
  /** The page's own name for the run, of before it was loaded again. */
  runId?: string | undefined
  /** The same run, where the page has begun it before this code came. */
  early?: EarlyRun | undefined
  /** Of a page that may not store anything it throws. */
  openStorage?: () => IDBFactory
  openLeft?: () => LeftStorage
  fetch?: typeof globalThis.fetch
  locks?: RunLocks
}

/** A task whose questions our own form asks; the others begin on screens of their own. */
const asksByForm = ({ state, config: { formstackUri, widgets } }: TaskRun): boolean =>
  state === 'created' && formstackUri === undefined && widgets.every(({ parameters }) => parameters.input !== 'evernymInvitation')

/**
 * Begins a run that this device knows nothing of, with as little code as that takes, so that its questions can be shown and answered
 * while the rest comes (docs/decisions/task-start.md). The device is asked before the first call: a run that it has goes on in the machine.
 */
export const openRun = ({
  api,
  token,
  runId: known,
  early,
  openStorage = () => indexedDB,
  openLeft = () => localStorage,
  fetch = globalThis.fetch.bind(globalThis),
  locks = createRunLocks(navigator.locks),
}: RunOpeningInput): RunOpening => {
  const controller = new AbortController()
  const { signal } = controller
  let isStopped = false
  let held: HeldRun | undefined
  let send = fetch

  const draft = (answers: Answers) => ({
    ...({ api, link: token, answers, state: 'draft', attempts: 0, changedAt: serverClock.date().toISOString() } as const),
  })

  const isKnown = async () => {
    try {
      return hasLeft(openLeft()) || (await knowsTask(openStorage(), api, token))
    } catch {
      // The device keeps nothing.
      return false
    }
  }

  /** What is left of its answers is added to this, which holds the tokens. */
  const write = async (run: OpenedRun) => {
    try {
      await addRun(openStorage(), { ...run, ...draft({}) })
    } catch {
      // The device keeps nothing, or has the run.
    }
  }

  const open = async (): Promise<OpenedRun | undefined> => {
    const first = await early?.call
    if (token === '' || (!first && (await isKnown()))) return undefined
    const id = first?.id ?? known ?? createRunId()
    const taken = locks.take(runLock(id)).catch(() => () => undefined)
    // The page before this one, or its double, may have that run still. A new one is nobody else's, and its answer is not waited for.
    const release = id === known ? await taken : () => void taken.then((letGo) => letGo?.())
    if (isStopped) release?.()
    if (!release || isStopped) return undefined
    held = { runId: id, release }
    const begun = beginTaskRun(first ?? makeFirstCall({ baseUrl: api, token, id, signal, fetch }), fetch)
    send = begun.fetch
    const { execution, token: executionToken } = await begun.created
    if (!asksByForm(execution)) return undefined
    const opened = { runId: id, executionToken, execution }
    void write(opened)
    return opened
  }

  return {
    opened: open().catch(() => undefined),
    held: () => held,
    fetch: (input, init) => send(input, init),
    keep: ({ runId }, answers) => leaveRun(openLeft, { runId, ...draft(answers) }),
    stop: () => {
      isStopped = true
      if (!held) early?.stop()
    },
    abandon: () => {
      isStopped = true
      held?.release()
      early?.stop()
      controller.abort()
    },
  }
}
