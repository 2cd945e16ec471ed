import type { Use, UseKind } from '../schemas/index.ts'

const isHidden = (row: object): boolean => 'hidden' in row && row.hidden === true

const NAMED_MAX = 5

/** Of uses that no list tells apart: the first are told by name. */
export const withNames = (uses: readonly Use[], rows: readonly { id: string; name: string; hidden?: boolean }[]): Use[] => {
  const shown = rows.filter((row) => !isHidden(row)).toSorted((one, other) => (one.name < other.name ? -1 : 1))
  const first = shown.slice(0, NAMED_MAX).map(({ id, name }) => ({ id, name }))
  return uses.map((use) => (use.hidden ? use : { ...use, first }))
}

/** How many of these there are, as uses: what is hidden apart. */
export const countUses = (kind: UseKind, by: string | undefined, rows: readonly object[]): Use[] => {
  const hidden = rows.filter(isHidden).length
  const named = { kind, ...(by !== undefined && { by }) }
  return [
    ...(rows.length > hidden ? [{ ...named, count: rows.length - hidden }] : []),
    ...(hidden > 0 ? [{ ...named, count: hidden, hidden: true as const }] : []),
  ]
}

const keyOf = ({ kind, by, hidden }: Use) => `${kind} ${by} ${hidden}`

/** What refers to any of several entities. */
export const addUses = (several: readonly (readonly Use[])[]): Use[] => {
  const sums = new Map<string, Use>()
  for (const use of several.flat()) sums.set(keyOf(use), { ...use, count: use.count + (sums.get(keyOf(use))?.count ?? 0) })
  return [...sums.values()]
}
