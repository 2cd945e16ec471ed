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

const getKey = ({ kind, by, hidden }: Use) => `${kind} ${by} ${hidden}`

/** What refers to any of several entities. A list finds what refers to one, and not what refers to several. */
export const addUses = (several: readonly (readonly Use[])[]): Use[] => {
  const [only] = several
  if (only && several.length === 1) return [...only]
  const sums = new Map<string, Use>()
  for (const use of several.flat()) {
    const { by: _, ...told } = use
    sums.set(getKey(use), { ...told, count: use.count + (sums.get(getKey(use))?.count ?? 0) })
  }
  return [...sums.values()]
}
