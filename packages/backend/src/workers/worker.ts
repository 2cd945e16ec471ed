import { parentPort } from 'node:worker_threads'
import type { ErrorCode } from '@tracemark/api/schemas'
import { ProblemError } from '../problem.ts'
import { type Asked, type JobName, jobs, type ResultOf } from './jobs.ts'

/** What a thread answers: an error that passes between threads keeps neither its class nor its code. */
export type Outcome<Name extends JobName> = { result: ResultOf<Name> } | { problem: { code: ErrorCode; detail: string | undefined } }

const outcomeOf = async <Name extends JobName>({ name, input }: Asked<Name>): Promise<Outcome<Name>> => {
  try {
    return { result: await jobs[name](input) }
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error
    return { problem: { code: error.code, detail: error.detail } }
  }
}

/** A thread that does one job after the other. What fails without a code ends it. */
parentPort?.on('message', async (asked: Asked<JobName>) => parentPort?.postMessage(await outcomeOf(asked)))
