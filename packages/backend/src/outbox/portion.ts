/** How much of a long piece of work one transaction does: as much as takes about so long, on this machine and now. */
const AIM_MS = 8
/** The next portion is larger than the last one by so much at most: a single time says little. */
const GROWTH_MAX = 1.5

export interface Portion {
  /** How much the next one is. */
  readonly size: number
  /** Does that much, and learns from how long it took. `run` gives how much it did. */
  run(run: (size: number) => Promise<number>): Promise<number>
}

export const createPortion = ({
  least,
  most,
  now = () => performance.now(),
}: {
  least: number
  most: number
  now?: () => number
}): Portion => {
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
