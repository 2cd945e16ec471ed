import { writeFileSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { ErrorCode } from '@tracemark/api/schemas'
import { ProblemError } from '../platform/problem.ts'
import { type Asked, type JobName, jobs, type ResultOf } from './jobs.ts'

/** What a worker answers: an error that passes between threads keeps neither its class nor its code. `fault`: what nobody foresaw. */
export type Outcome<Name extends JobName> =
  | { result: ResultOf<Name> }
  | { problem: { code: ErrorCode; detail: string | undefined } }
  | { fault: string }

const getOutcome = async <Name extends JobName>({ name, input }: Asked<Name>): Promise<Outcome<Name>> => {
  try {
    return { result: await jobs[name](input) }
  } catch (error) {
    if (error instanceof ProblemError) return { problem: { code: error.code, detail: error.detail } }
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

/** Requests come before pictures; and where memory runs out, Linux ends this process and not the server. */
const yieldToServer = (): void => {
  setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Not on this system.
  }
}

/** Bytes that are handed over, and not copied: those that have their memory to themselves. */
const listOwned = (outcome: Outcome<JobName>): ArrayBuffer[] => {
  const result = 'result' in outcome ? outcome.result : undefined
  if (!(result instanceof Uint8Array) || !(result.buffer instanceof ArrayBuffer)) return []
  return result.byteLength === result.buffer.byteLength ? [result.buffer] : []
}

/** Said once, before the first job: the time that it takes to start is none of a job's. */
export const READY = 'ready'

/** Does one job after the other, in a thread or a process. */
if (parentPort) {
  parentPort.postMessage(READY)
  parentPort.on('message', async (asked: Asked<JobName>) => {
    const outcome = await getOutcome(asked)
    parentPort?.postMessage(outcome, listOwned(outcome))
  })
} else {
  yieldToServer()
  await Promise.all([import('../platform/files/inspect.ts'), import('../platform/files/shrink.ts')])
  process.on('message', async (asked: Asked<JobName>) => process.send?.(await getOutcome(asked)))
  // The server is gone. An ordinary exit would wait for native code that still draws.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.send?.(READY)
}
