import { ProblemError } from '../problem.ts'

/** Lets a few pieces of work be done at a time, and some wait for them; more are told to come back. */
export const fewAtATime = ({ running, waiting }: { running: number; waiting: number }) => {
  const queue: (() => void)[] = []
  let count = 0
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (queue.length >= waiting) throw new ProblemError('rate_limited', { retryAfterSeconds: 10 })
    if (count >= running) await new Promise<void>((resolve) => queue.push(resolve))
    else count += 1
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else count -= 1
    }
  }
}
