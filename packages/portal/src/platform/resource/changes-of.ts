/** An entity's fields by their names. */
type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The body of a change: what differs. What was taken away is the default that a new one has, or `null`. */
export const changesOf = (before: Values, after: Values, defaults: Values): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) =>
      isSame(before[name], after[name]) ? [] : [[name, after[name] ?? defaults[name] ?? null]],
    ),
  )
