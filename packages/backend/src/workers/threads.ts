import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { ErrorCode } from '@tracemark/api/schemas'
import { ProblemError } from '../problem.ts'
import { fewAtATime } from './few-at-a-time.ts'
import type { Asked, JobName, ResultOf } from './jobs.ts'
import type { Outcome } from './worker.ts'

/** Runs what would hold the main thread, in threads of its own. */
export interface Threads {
  /** Fails with a problem where the job takes more time or memory than one may, or where too many jobs wait. */
  run<Name extends JobName>(name: Name, input: Asked<Name>['input']): Promise<ResultOf<Name>>
}

interface Limit {
  milliseconds: number
  /** What a job is refused with that goes over its limits. */
  code: ErrorCode
  detail: string
}

const limits: Readonly<Record<JobName, Limit>> = {
  pdf: {
    milliseconds: 60_000,
    code: 'export_too_large',
    detail: 'The PDF takes too much time or memory. Narrow the dates or filters, or export as CSV.',
  },
  inspectFile: {
    milliseconds: 20_000,
    code: 'invalid_content',
    detail: 'The file takes too much time or memory to read. Save it again with another program, or send another file.',
  },
}

const MEMORY_MB = 256
const QUEUE = { running: 2, waiting: 100 }

/** The thread's code stands beside this file, or beside the bundle that this file is in. */
const isSource = import.meta.url.endsWith('.ts')
const workerFile = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url)
/** As the server itself is started from its source; it has been told other things, too, that a thread can't be. */
const execArgv = isSource ? ['--conditions=source'] : []

const isOverLimit = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ABORT_ERR' || error.code === 'ERR_WORKER_OUT_OF_MEMORY')

/** Threads start when they are first needed, and wait for the next job. `own`: limits in place of the usual ones. */
export const createThreads = (own: { milliseconds?: number; memoryMb?: number } = {}): Threads => {
  const idle = new Set<Worker>()
  const few = fewAtATime(QUEUE)

  const start = (): Worker => {
    const worker = new Worker(workerFile, { execArgv, resourceLimits: { maxOldGenerationSizeMb: own.memoryMb ?? MEMORY_MB } })
    return worker.on('error', () => idle.delete(worker)).on('exit', () => idle.delete(worker))
  }

  const ask = async <Name extends JobName>(asked: Asked<Name>, milliseconds: number): Promise<Outcome<Name>> => {
    const [worker = start()] = idle
    idle.delete(worker)
    worker.ref()
    try {
      worker.postMessage(asked)
      const [outcome] = await once(worker, 'message', { signal: AbortSignal.timeout(milliseconds) })
      worker.unref()
      idle.add(worker)
      return outcome
    } catch (error) {
      await worker.terminate()
      throw error
    }
  }

  return {
    run: async <Name extends JobName>(name: Name, input: Asked<Name>['input']): Promise<ResultOf<Name>> => {
      const { milliseconds, code, detail } = limits[name]
      const outcome: Outcome<Name> = await few(() => ask({ name, input }, own.milliseconds ?? milliseconds)).catch((cause: unknown) => {
        throw isOverLimit(cause) ? new ProblemError(code, { detail, cause }) : cause
      })
      if ('problem' in outcome) throw new ProblemError(outcome.problem.code, { detail: outcome.problem.detail })
      return outcome.result
    },
  }
}
