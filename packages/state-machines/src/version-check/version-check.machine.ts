import { assign, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import type { Warning } from '../shared/logger.ts'
import { VERSION_CHECK_INTERVAL_MS } from './version-check.constants.ts'

export interface VersionCheckContext {
  /** Description of the release that this page was loaded from; undefined where it was not built. */
  running?: string | undefined
  /** Description of the newer release that is deployed. */
  deployed?: string | undefined
}

export interface VersionCheckInput {
  running: string | undefined
}

export type VersionCheckEvent =
  /** `unsaved`: somebody has entered something that a reload would lose. */
  { type: 'RELOAD'; unsaved: boolean } | { type: 'CONFIRM' } | { type: 'KEEP' } | { type: 'WOKE' }

/** Tells when a newer release is deployed, and reloads without losing what somebody is writing (specification 1, section 4: Version check). */
export const versionCheckMachine = setup({
  types: {} as { context: VersionCheckContext; events: VersionCheckEvent; input: VersionCheckInput },
  actors: {
    /** Description of the deployed release. */
    readRelease: declareTask<string>('readRelease'),
    wake: declareListener(),
  },
  guards: {
    isBuilt: ({ context }) => context.running !== undefined,
    isNewer: ({ context }, deployed: string) => deployed !== context.running,
    wouldLose: (_, unsaved: boolean) => unsaved,
  },
  actions: {
    /** Tells the log; implemented on the logger. */
    warn: (_, _warning: Warning) => undefined,
    reload: () => undefined,
  },
  delays: { checkInterval: VERSION_CHECK_INTERVAL_MS },
}).createMachine({
  id: 'versionCheck',
  context: ({ input }) => ({ running: input.running }),
  invoke: { src: 'wake' },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'isBuilt', target: 'waiting' }, { target: 'off' }] },
    /** A page that was not built has no release to compare with. */
    off: { type: 'final' },
    waiting: {
      after: { checkInterval: { target: 'asking' } },
      on: { WOKE: { target: 'asking' } },
    },
    asking: {
      invoke: {
        src: 'readRelease',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'released',
            actions: assign({ deployed: ({ event }) => event.output }),
          },
          { target: 'waiting' },
        ],
        // Offline, or in the middle of a deployment: the next check asks again.
        onError: {
          target: 'waiting',
          actions: {
            type: 'warn',
            params: ({ event }) => ({ message: 'The deployed release could not be read.', context: { error: event.error } }),
          },
        },
      },
    },
    released: {
      on: {
        RELOAD: [{ guard: { type: 'wouldLose', params: ({ event }) => event.unsaved }, target: 'confirming' }, { target: 'reloading' }],
      },
    },
    confirming: {
      on: { CONFIRM: { target: 'reloading' }, KEEP: { target: 'released' } },
    },
    reloading: {
      entry: 'reload',
      // The page was kept after all: its browser asked before it left.
      on: { WOKE: { target: 'released' } },
    },
  },
})
