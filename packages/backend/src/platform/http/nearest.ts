import levenshtein from 'damerau-levenshtein'

/** Longer ones are no slip of the hand, and comparing them would take its time. */
const LENGTH_MAX = 40

/** `asset_id`, `thing-id` and `ThingID` for `thingId`. */
const plain = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** The known name that was probably meant. Two letters in each other's place are one slip, so that `pgae` is `page`. */
export const nearest = (given: string, known: readonly string[]): string | undefined => {
  if (given.length > LENGTH_MAX) return undefined
  const [best] = known
    .map((name) => ({ name, off: levenshtein(plain(given), plain(name)).steps }))
    .toSorted((first, second) => first.off - second.off)
  return best && best.off <= Math.max(1, Math.floor(best.name.length / 3)) ? best.name : undefined
}
