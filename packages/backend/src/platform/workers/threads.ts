import type { ErrorCode } from '@tracemark/api/schemas'
import type { Asked, JobName, ResultOf } from '../../worker/jobs.ts'
import type { Outcome } from '../../worker/worker.ts'
import { ProblemError } from '../problem.ts'
import { type Load, limitConcurrency } from './limit-concurrency.ts'
import { type Place, PlaceEnded, startProcess, startThread } from './places.ts'

/** Runs what would hold the main thread, in threads and processes of its own. Organizations take turns. */
export interface Threads {
  /** Fails with a problem where the job takes more time or memory than one may, or where too many jobs wait. */
  run<Name extends JobName>(name: Name, organizationId: number, input: Asked<Name>['input']): Promise<ResultOf<Name>>
  /** What each queue has at this moment. */
  load(): Record<keyof typeof QUEUES, Load>
}

/**
 * Jobs that are whole requests are refused where too many wait, and no organization has all of a queue's workers. Portions of a file that
 * is already on its way are never refused, and each file has one at a time: they wait for nothing but each other. So are parts of an
 * archive of labels, which take seconds where portions take milliseconds.
 */
const QUEUES = {
  requests: { running: 2, waiting: 100, each: { running: 1, waiting: 50 } },
  portions: { running: 1, waiting: Number.POSITIVE_INFINITY },
  parts: { running: 1, waiting: Number.POSITIVE_INFINITY },
  uploads: { running: 2, waiting: 200, each: { running: 1, waiting: 100 } },
  /** Two come at a time: each waits for its turn before it is read. */
  pictures: { running: 2, waiting: 2 },
  logos: { running: 1, waiting: 50, each: { running: 1, waiting: 10 } },
}

interface Limit {
  queue: keyof typeof QUEUES
  place: 'thread' | 'stream' | 'process'
  milliseconds: number
  /** What a job is refused with that goes over its limits. */
  code: ErrorCode
  detail: string
}

const limits: Readonly<Record<JobName, Limit>> = {
  pdf: {
    queue: 'requests',
    place: 'thread',
    milliseconds: 60_000,
    code: 'export_too_large',
    detail: 'Creating the PDF takes too much time or memory. Narrow the dates or filters, or export as CSV.',
  },
  labels: {
    queue: 'parts',
    place: 'thread',
    milliseconds: 60_000,
    code: 'export_too_large',
    detail: 'Creating the labels takes too much time or memory. Create fewer at a time.',
  },
  codes: {
    queue: 'parts',
    place: 'thread',
    milliseconds: 60_000,
    code: 'export_too_large',
    detail: 'Creating the XLSX file takes too much time or memory. Create fewer codes at a time, or download them as CSV.',
  },
  csv: {
    queue: 'portions',
    place: 'stream',
    milliseconds: 20_000,
    code: 'export_too_large',
    detail: 'Creating the CSV takes too much time or memory. Narrow the dates or filters.',
  },
  xlsx: {
    queue: 'requests',
    place: 'thread',
    milliseconds: 60_000,
    code: 'export_too_large',
    detail: 'Creating the XLSX file takes too much time or memory. Narrow the dates or filters, or export as CSV.',
  },
  sheet: {
    queue: 'requests',
    place: 'thread',
    milliseconds: 60_000,
    code: 'export_too_large',
    detail: 'Creating the XLSX file takes too much time or memory. Narrow the filters, or export as CSV.',
  },
  shrink: {
    queue: 'pictures',
    place: 'process',
    milliseconds: 15_000,
    code: 'invalid_content',
    detail: 'Processing the image takes too much time or memory.',
  },
  print: {
    queue: 'logos',
    place: 'process',
    milliseconds: 8000,
    code: 'invalid_content',
    detail: 'Drawing the logo takes too much time or memory.',
  },
  inspectFile: {
    queue: 'uploads',
    place: 'process',
    milliseconds: 20_000,
    code: 'invalid_content',
    detail: 'Reading the file takes too much time or memory. Save it again with another program, or send another file.',
  },
  drawFile: {
    queue: 'uploads',
    place: 'process',
    milliseconds: 8000,
    code: 'invalid_content',
    detail: 'Drawing the SVG takes too much time or memory. Simplify it, or send it as PNG.',
  },
}

/** Of JavaScript. */
const MEMORY_MB = 256
/** Of a thread that writes one portion after the other: each is garbage at once, and more room would only be filled with it. */
const STREAM_YOUNG_MB = 8
/** A process that has nothing to do for so long ends, and its memory with it. */
const IDLE_MS = 60_000

const isOverLimit = (error: unknown): boolean =>
  error instanceof PlaceEnded ||
  (error instanceof Error && 'code' in error && (error.code === 'ABORT_ERR' || error.code === 'ERR_WORKER_OUT_OF_MEMORY'))

interface OwnLimits {
  milliseconds?: Partial<Record<JobName, number>>
  memoryMb?: number
}

type Answer<Name extends JobName> = Exclude<Outcome<Name>, { fault: string }>

/** Workers of one kind. They start when they are first needed, and wait for the next job. */
const createPool = (start: () => Place) => {
  const idle = new Map<Place, NodeJS.Timeout>()

  const forget = (place: Place): void => {
    clearTimeout(idle.get(place))
    idle.delete(place)
  }

  const take = (): Place => {
    const [known] = idle.keys()
    if (known) {
      forget(known)
      return known
    }
    const place = start()
    place.ended.then(() => forget(place))
    return place
  }

  const rest = (place: Place): void => {
    const end = () => {
      forget(place)
      void place.end()
    }
    idle.set(place, setTimeout(end, IDLE_MS).unref())
  }

  /** What fails without a code ends the worker. */
  return async <Name extends JobName>(asked: Asked<Name>, milliseconds: number): Promise<Answer<Name>> => {
    const place = take()
    try {
      const outcome = await place.ask(asked, milliseconds)
      if ('fault' in outcome) throw new Error(`A worker failed: ${outcome.fault}`)
      rest(place)
      return outcome
    } catch (error) {
      await place.end()
      throw error
    }
  }
}

/** `own`: limits in place of the usual ones. */
export const createThreads = (own: OwnLimits = {}): Threads => {
  const memoryMb = own.memoryMb ?? MEMORY_MB
  const pools = {
    thread: createPool(() => startThread(memoryMb)),
    stream: createPool(() => startThread(memoryMb, STREAM_YOUNG_MB)),
    process: createPool(() => startProcess(memoryMb)),
  }
  const queues = {
    requests: limitConcurrency(QUEUES.requests),
    portions: limitConcurrency(QUEUES.portions),
    parts: limitConcurrency(QUEUES.parts),
    uploads: limitConcurrency(QUEUES.uploads),
    pictures: limitConcurrency(QUEUES.pictures),
    logos: limitConcurrency(QUEUES.logos),
  }

  return {
    run: async <Name extends JobName>(name: Name, organizationId: number, input: Asked<Name>['input']): Promise<ResultOf<Name>> => {
      const { queue, place, milliseconds, code, detail } = limits[name]
      const work = () => pools[place]({ name, input }, own.milliseconds?.[name] ?? milliseconds)
      const outcome: Answer<Name> = await queues[queue](organizationId, work).catch((cause: unknown) => {
        throw isOverLimit(cause) ? new ProblemError(code, { detail, cause }) : cause
      })
      if ('problem' in outcome) throw new ProblemError(outcome.problem.code, { detail: outcome.problem.detail })
      return outcome.result
    },
    load: () => ({
      requests: queues.requests.load(),
      portions: queues.portions.load(),
      parts: queues.parts.load(),
      uploads: queues.uploads.load(),
      pictures: queues.pictures.load(),
      logos: queues.logos.load(),
    }),
  }
}
