/** A source of pseudo-random numbers that gives the same series for the same seed on every machine. */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  integer(minimum: number, maximum: number): number
  /** A decimal number between two bounds, rounded to so many digits. */
  decimal(minimum: number, maximum: number, digits: number): number
  pick<Item>(items: readonly Item[]): Item
  chance(probability: number): boolean
}

/** FNV-1a, 32 bits. */
export const hash = (text: string): number => {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return value >>> 0
}

/** Mulberry32. */
export const createRandom = (seed: string): Random => {
  let state = hash(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const integer = (minimum: number, maximum: number) => minimum + Math.floor(next() * (maximum - minimum + 1))
  return {
    next,
    integer,
    decimal: (minimum, maximum, digits) => Number((minimum + next() * (maximum - minimum)).toFixed(digits)),
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[integer(0, items.length - 1)]
      if (item === undefined) throw new TypeError('Nothing to pick from: the list is empty.')
      return item
    },
    chance: (probability) => next() < probability,
  }
}
