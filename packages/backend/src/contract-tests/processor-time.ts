import { createHash } from 'node:crypto'

/** A request that can be sent again, at a size between 0 and 1 of what its inputs take. */
export type Sized<Prepared = undefined> = (size: number, prepared: Prepared) => Promise<unknown>

/** No request may hold the main thread longer. */
const HELD_MAX_MS = 100
/** Below it, growth is not judged: fixed costs and the collector of garbage weigh as much as the input. */
const FLOOR_MS = 20
/** Of four times the input. Linear work takes 4 times as long, quadratic work 16 times. */
const GROWTH_MAX = 8
/** A first try compiles, and any may collect the garbage of others: the least of some is judged. */
const TRIES = 4
/** No machine is so busy that another try would help. */
const HOPELESS_MS = 1000

/** What the main thread itself has computed, whatever else the machine does: requests are served in this thread, the embedded database too. */
const measureTime = async <Prepared>(send: Sized<Prepared>, size: number, prepared: Prepared): Promise<number> => {
  const before = process.threadCpuUsage()
  await send(size, prepared)
  const { user, system } = process.threadCpuUsage(before)
  return (user + system) / 1000
}

const memory = Buffer.alloc(16 * 1024 * 1024, 1)
let quickest = Number.POSITIVE_INFINITY

/** How much longer than at its best this machine takes for the same work now: busy neighbours share its cores, caches and memory. */
const slowness = async (): Promise<number> => {
  const took = await measureTime(async () => createHash('sha256').update(Buffer.from(memory)).digest(), 1, undefined)
  quickest = Math.min(quickest, took)
  return took / quickest
}
await slowness()

/** What is wrong with the time that a request takes of the main thread, at n, 2n and 4n; nothing where it grows no faster than its input. */
export const findFault = async <Prepared = undefined>(
  send: Sized<Prepared>,
  /** Requests that come before it, and count for themselves. */
  prepare?: (size: number) => Promise<Prepared>,
): Promise<string | undefined> => {
  // The clock counts in steps of some milliseconds: what is small is sent as often as it goes into the whole.
  const timed = async (size: number) => {
    const times = 1 / size
    let sum = 0
    for (let time = 0; time < times; time += 1) sum += await measureTime(send, size, (await prepare?.(size)) as Prepared)
    return sum / times
  }
  let least = { quarter: Number.POSITIVE_INFINITY, half: Number.POSITIVE_INFINITY, whole: Number.POSITIVE_INFINITY }
  for (let tries = 0; tries < TRIES && (tries === 0 || least.whole < HOPELESS_MS); tries += 1) {
    const whole = Math.min(least.whole, await timed(1))
    if (whole <= FLOOR_MS) return undefined
    const half = Math.min(least.half, await timed(1 / 2))
    const quarter = Math.min(least.quarter, await timed(1 / 4))
    const isHeld = whole > HELD_MAX_MS && whole > HELD_MAX_MS * (await slowness())
    if (!isHeld && whole <= quarter * GROWTH_MAX) return undefined
    least = { quarter, half, whole }
  }
  const times = [least.quarter, least.half, least.whole].map((time) => `${time.toFixed(1)} ms`).join(', ')
  return `${least.whole > HELD_MAX_MS ? 'holds the main thread too long' : 'grows faster than its input'}: ${times}`
}
