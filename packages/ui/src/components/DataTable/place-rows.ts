/** The rows of a table, and under which keys they are drawn. */
export interface RowPlaces {
  ids: readonly string[]
  /** As many as `ids`. */
  keys: readonly number[]
  /** No row has had this key, nor a higher one. */
  next: number
}

export const NO_ROWS: RowPlaces = { ids: [], keys: [], next: 0 }

/**
 * The keys of the rows that come after `before`. Another page takes the places of the page before it, so that its elements stay and only
 * their words change, at half the cost. Where one row is still there, each keeps its own element: a press that has begun stays with its row.
 */
export const placeRows = (before: RowPlaces, ids: readonly string[]): RowPlaces => {
  if (before.ids === ids) return before
  const known = new Map(before.ids.map((id, index) => [id, before.keys[index]]))
  const isOtherPage = !ids.some((id) => known.has(id))
  let { next } = before
  const keys = ids.map((id, index) => (isOtherPage ? before.keys[index] : known.get(id)) ?? next++)
  return { ids, keys, next }
}
