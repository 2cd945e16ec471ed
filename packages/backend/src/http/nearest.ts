/** Longer ones are no slip of the hand, and comparing them would take its time. */
const LENGTH_MAX = 40

/** How many letters must be put in, left out, changed or swapped with the next to make one word of the other. */
const distance = (from: string, to: string): number => {
  let [before, above]: [number[], number[]] = [[], Array.from({ length: to.length + 1 }, (_, place) => place)]
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row]
    for (let column = 1; column <= to.length; column += 1) {
      const isSame = from[row - 1] === to[column - 1]
      const isSwapped = row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
      line.push(
        Math.min(
          (above[column] ?? 0) + 1,
          (line[column - 1] ?? 0) + 1,
          (above[column - 1] ?? 0) + (isSame ? 0 : 1),
          isSwapped ? (before[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    before = above
    above = line
  }
  return above[to.length] ?? 0
}

/** `thing_id`, `thing-id` and `ThingID` for `thingId`. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The known name that was probably meant. */
export const nearest = (given: string, known: readonly string[]): string | undefined => {
  if (given.length > LENGTH_MAX) return undefined
  const [best] = known
    .map((name) => ({ name, off: distance(plain(given), plain(name)) }))
    .toSorted((first, second) => first.off - second.off)
  return best && best.off <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : undefined
}
