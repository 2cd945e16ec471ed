/** A part of the page that could not be fetched is asked for again after this, then after twice as long each time, up to the longest. */
const FIRST_TRY_MS = 1_000
const LONGEST_TRY_MS = 30_000

/** Calls once when it is time to ask again: when the network or the person comes back, or after a while, longer with each attempt. Returns how to stop waiting. */
export const onNextTry = (attempt: number, then: () => void): (() => void) => {
  const stop = () => {
    clearTimeout(timer)
    removeEventListener('online', now)
    removeEventListener('focus', now)
  }
  const now = () => {
    stop()
    then()
  }
  const timer = setTimeout(now, Math.min(FIRST_TRY_MS * 2 ** attempt, LONGEST_TRY_MS))
  addEventListener('online', now)
  addEventListener('focus', now)
  return stop
}

/** Does it, and again after each time that it failed. Returns how to stop. */
export const keepTrying = (work: () => Promise<unknown>): (() => void) => {
  let isOver = false
  let stop = () => {}
  const begin = (attempt: number): void => {
    work().catch(() => {
      if (!isOver) stop = onNextTry(attempt, () => begin(attempt + 1))
    })
  }
  begin(0)
  return () => {
    isOver = true
    stop()
  }
}
