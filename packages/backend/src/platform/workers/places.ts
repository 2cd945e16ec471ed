import { fork } from 'node:child_process'
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Asked, JobName } from '../../worker/jobs.ts'
import type { Outcome } from '../../worker/worker.ts'

/** Where one job is done after the other. */
export interface Place {
  /** Fails where the job ends the place, or takes longer than so many milliseconds. */
  ask<Name extends JobName>(asked: Asked<Name>, milliseconds: number): Promise<Outcome<Name>>
  /** Ends whatever is done there, and is over when that has ended. */
  end(): Promise<void>
  /** Over when the place has ended, for whatever reason. */
  ended: Promise<unknown>
}

/** A process that has ended in the middle of a job: it had no more memory, or native code failed. */
export class PlaceEnded extends Error {
  override name = 'PlaceEnded'
}

/** The worker is a source file of its own, or stands beside the bundle that this file is in. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? '../../worker/worker.ts' : './worker.js', import.meta.url)
/** As the server itself is started from its source; it has been told other things, too, that a worker can't be. */
const execArgv = isSource ? ['--conditions=source'] : []

/** For JavaScript: it shares memory with the server, and ends at any time. `youngMb`: what is new there may take; as much as V8 likes where absent. */
export const startThread = (memoryMb: number, youngMb?: number): Place => {
  const young = youngMb !== undefined && { maxYoungGenerationSizeMb: youngMb }
  const worker = new Worker(workerFile, { execArgv, resourceLimits: { maxOldGenerationSizeMb: memoryMb, ...young } })
  // Whoever asked hears of an error while a job is done; afterwards nobody does.
  worker.on('error', () => undefined)
  const ready = once(worker, 'message')
  return {
    ended: new Promise((resolve) => worker.once('exit', resolve)),
    ask: async (asked, milliseconds) => {
      worker.ref()
      await ready
      worker.postMessage(asked)
      const [outcome] = await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) })
      worker.unref()
      return outcome
    },
    end: async () => {
      await worker.terminate()
    },
  }
}

/**
 * For native code: a thread that draws can't be ended, since `terminate()` waits until librsvg and its like return, and it draws in the
 * few threads that the server reads files with. A process is killed, whatever it does.
 */
export const startProcess = (memoryMb: number): Place => {
  const child = fork(workerFile, [], {
    execArgv: [...execArgv, `--max-old-space-size=${memoryMb}`],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  // It fails at its start where the system has no more processes, and then never exits.
  const exited = new Promise((resolve) => child.once('exit', resolve).on('error', resolve))
  const ready = once(child, 'message')
  return {
    ended: exited,
    ask: async (asked, milliseconds) => {
      child.ref()
      child.channel?.ref()
      const ended = exited.then(() => {
        throw new PlaceEnded()
      })
      await Promise.race([ready, ended])
      child.send(asked)
      const [outcome] = await Promise.race([once(child, 'message', { signal: AbortSignal.timeout(milliseconds) }), ended])
      child.unref()
      child.channel?.unref()
      return outcome
    },
    end: async () => {
      child.kill('SIGKILL')
      await exited
    },
  }
}
