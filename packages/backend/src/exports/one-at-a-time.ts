import { ProblemError } from '../problem.ts'

/** Lets one piece of work be done at a time, and a few wait for it; more are told to come back. */
export const oneAtATime = (waitingMax: number) => {
  let last: Promise<unknown> = Promise.resolve()
  let count = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (count > waitingMax) throw new ProblemError('rate_limited', { retryAfterSeconds: 10 })
    count += 1
    const mine = last.then(work, work)
    last = mine.catch(() => undefined)
    return mine.finally(() => {
      count -= 1
    })
  }
}
