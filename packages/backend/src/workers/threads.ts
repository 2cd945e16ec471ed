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

/**
 * Jobs that are whole requests are refused where too many wait. Portions of a file that is already on its way never are, and each file
 * has one at a time: they wait for nothing but each other.
 */
const QUEUES = {
  requests: { running: 2, waiting: 100 },
  portions: { running: 1, waiting: Number.POSITIVE_INFINITY },
  /** Two come at a time: each waits for its turn before it is read. */
  pictures: { running: 2, waiting: 2 },
}

interface Limit {
  queue: keyof typeof QUEUES
  milliseconds: number
  /** What a job is refused with that goes over its limits. */
  code: ErrorCode
  detail: string
}

const limits: Readonly<Record<JobName, Limit>> = {
  pdf: {
    queue: 'requests',
    milliseconds: 60_000,
    code: 'export_too_large',
    detail: 'Creating the PDF takes too much time or memory. Narrow the dates or filters, or export as CSV.',
  },
  labels: {
    queue: 'requests',
    milliseconds: 30_000,
    code: 'export_too_large',
    detail: 'Creating the labels takes too much time or memory. Create fewer at a time.',
  },
  csv: {
    queue: 'portions',
    milliseconds: 20_000,
    code: 'export_too_large',
    detail: 'Creating the CSV takes too much time or memory. Narrow the dates or filters.',
  },
  shrink: {
    queue: 'pictures',
    milliseconds: 15_000,
    code: 'invalid_content',
    detail: 'Processing the image takes too much time or memory.',
  },
  inspectFile: {
    queue: 'requests',
    milliseconds: 20_000,
    code: 'invalid_content',
    detail: 'Reading the file takes too much time or memory. Save it again with another program, or send another file.',
  },
}

const MEMORY_MB = 256

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
  const queues = { requests: fewAtATime(QUEUES.requests), portions: fewAtATime(QUEUES.portions), pictures: fewAtATime(QUEUES.pictures) }

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
      const { queue, milliseconds, code, detail } = limits[name]
      const work = () => ask({ name, input }, own.milliseconds ?? milliseconds)
      const outcome: Outcome<Name> = await queues[queue](work).catch((cause: unknown) => {
        throw isOverLimit(cause) ? new ProblemError(code, { detail, cause }) : cause
      })
      if ('problem' in outcome) throw new ProblemError(outcome.problem.code, { detail: outcome.problem.detail })
      return outcome.result
    },
  }
}
