import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { type Logger, warnTo } from '../shared/logger.ts'
import type { ListenToWake } from '../shared/wake.ts'
import { type VersionCheckEvent, versionCheckMachine } from './version-check.machine.ts'

export interface VersionCheckDependencies {
  /** The description of the deployed release, asked past every cache. */
  readRelease: (signal: AbortSignal) => Promise<string>
  reload: () => void
  listenToWake: ListenToWake
  logger: Logger
}

/** The machine of the version check on a page. */
export const createVersionCheckMachine = ({ readRelease, reload, listenToWake, logger }: VersionCheckDependencies) =>
  versionCheckMachine.provide({
    actors: {
      readRelease: fromPromise(({ signal }) => readRelease(signal)),
      wake: fromCallback<AnyEventObject>(({ sendBack }) => listenToWake(() => sendBack({ type: 'WOKE' } satisfies VersionCheckEvent))),
    },
    actions: { reload, warn: warnTo(logger) },
  })
