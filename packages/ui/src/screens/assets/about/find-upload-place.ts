/** Files arrive as they are done. Where this one stands among the pictures that are there, so that those chosen together keep their order. */
export const findUploadPlace = (url: string, chosen: readonly string[], there: readonly string[]): number => {
  const at = chosen.indexOf(url)
  const before = chosen.slice(0, at).findLast((other) => there.includes(other))
  if (before !== undefined) return there.indexOf(before) + 1
  const after = chosen.slice(at + 1).find((other) => there.includes(other))
  return after === undefined ? there.length : there.indexOf(after)
}
