import { serverClock } from '@tracemark/api/clock'
import {
  type Corrections,
  createCorrections,
  createRunKeeper,
  createRunList,
  createRunLocks,
  createRunNewsroom,
  createRunPreparer,
  createRunStore,
  createSenderMachine,
  type HeldRun,
  type RunKeeper,
  type RunPreparer,
  type SenderDependencies,
} from '@tracemark/state-machines/device-runs'
import { createEndListener, createRunId, createWakeListener, keepDraft } from '@tracemark/state-machines/task-run'
import { createActor } from 'xstate'
import { createRunClient } from '../task-run/run-client.ts'

// Where storage is blocked, its name alone is an error: that comes with the first call, to whoever can say so.
const store = createRunStore({ open: (name, version) => indexedDB.open(name, version) })
const locks = createRunLocks(navigator.locks)
const news = createRunNewsroom(typeof BroadcastChannel === 'undefined' ? undefined : (name) => new BroadcastChannel(name))
const now = serverClock.date

const clients = new Map<string, ReturnType<typeof createRunClient>>()
const clientFor = (api: string) => {
  const client = clients.get(api) ?? createRunClient({ api })
  clients.set(api, client)
  return client
}

const runs = createRunList({ store, locks, news })
const forgotten = new Set<string>()
const isForgotten = (runId: string) => forgotten.has(runId)

/** Of who is signed in on this page. Widgets of other sites correct nothing. */
let correctorFor: SenderDependencies['correctorFor'] = () => undefined

let isSending = false

/** The runs on this device and whoever sends them: one for all widgets of a page. */
export const device = {
  keeperFor: (api: string, held?: HeldRun): RunKeeper => createRunKeeper({ store, locks, news, api, createRunId, now, held, isForgotten }),
  preparerFor: (api: string): RunPreparer => createRunPreparer({ store, api, now }),
  keepDraft: (actor: Parameters<typeof keepDraft>[0], keeper: RunKeeper) => keepDraft(actor, keeper, createEndListener(window)),
  runs,
  correctionsFor: (api: string): Corrections => createCorrections({ store, locks, news, api, createRunId, now }),
  /** Lets who is signed in correct what they have sent: what they wrote without a network is sent from now on. */
  correctAs: (corrector: SenderDependencies['correctorFor']): void => {
    correctorFor = corrector
    news.tell({ kind: 'wake' })
  },
  /** The run that is begun anew: its last change may still be on the way to the disk. */
  forget: (runId: string): Promise<void> => {
    forgotten.add(runId)
    return runs.delete(runId)
  },
  /** Sends what waits, as long as the page is open. */
  startSending: (): void => {
    if (isSending) return
    isSending = true
    createActor(
      createSenderMachine({
        store,
        locks,
        news,
        clientFor,
        correctorFor: (correction) => correctorFor(correction),
        listenToWake: createWakeListener(window),
        now,
      }),
    ).start()
  },
}

export type Device = typeof device
