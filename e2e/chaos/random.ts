export interface Random {
  /** From 0 to 1. */
  next: () => number
  /** A whole number below `end`. */
  below: (end: number) => number
  pick: <Value>(values: readonly [Value, ...Value[]]) => Value
}

/** The same numbers for the same seed (mulberry32), so that a run of the test can be had again. */
export const createRandom = (seed: number): Random => {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(next() * end)
  return { next, below, pick: (values) => values[below(values.length)] ?? values[0] }
}
