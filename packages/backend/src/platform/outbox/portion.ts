/** How much of a long piece of work one transaction does: as much as this thread computes in so long. Where the database is another process, that is much more. */
const AIM_MS = 8
/** The next portion is larger than the last one by so much at most: a single time says little. */
const GROWTH_MAX = 1.5

/** Of this thread, in milliseconds: what the event loop is held for, however busy the machine is otherwise. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

export interface Portion {
  /** How much the next one is. */
  readonly size: number
  /** Does that much, and learns from how long it took. `run` gives how much it did. */
  run(run: (size: number) => Promise<number>): Promise<number>
}

export const createPortion = ({ least, most, now = processorTime }: { least: number; most: number; now?: () => number }): Portion => {
  let size = least
  return {
    get size() {
      return size
    },
    run: async (run) => {
      const begun = now()
      const done = await run(size)
      const factor = Math.min(GROWTH_MAX, AIM_MS / (now() - begun))
      // What was not a whole portion says nothing of one.
      if (done === size) size = Math.round(Math.min(most, Math.max(least, size * factor)))
      return done
    },
  }
}
