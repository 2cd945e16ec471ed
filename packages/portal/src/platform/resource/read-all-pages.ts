/** The most that a list call answers at once. */
const PAGE_MAX = 100

/** As many calls as are made at the same time: others want answers too. */
const AT_ONCE = 4

interface Pages<Row> {
  items: Row[]
  totalPages: number
  /** There are more pages than that. */
  isAtLeast?: boolean | undefined
}

interface Reading {
  /** As many rows as are read; all where absent, for lists whose length the contract bounds. */
  most?: number
  /** Told how many rows are read. */
  onProgress?: (read: number) => void
  signal?: AbortSignal
}

/** Everything that a list has, page by page, in its order. Rejects once `signal` stops it. */
export const readAllPages = async <Row>(
  list: (query: { page: number; perPage: number }) => Promise<Pages<Row>>,
  { most = Number.POSITIVE_INFINITY, onProgress, signal }: Reading = {},
): Promise<Row[]> => {
  const first = await list({ page: 1, perPage: PAGE_MAX })
  const rows = [...first.items]
  const last = Math.min(first.isAtLeast ? Number.POSITIVE_INFINITY : first.totalPages, Math.ceil(most / PAGE_MAX))
  let isOver = first.items.length === 0
  for (let page = 2; page <= last && !isOver; page += AT_ONCE) {
    signal?.throwIfAborted()
    onProgress?.(rows.length)
    const numbers = Array.from({ length: Math.min(AT_ONCE, last - page + 1) }, (_, index) => page + index)
    const pages = await Promise.all(numbers.map((number) => list({ page: number, perPage: PAGE_MAX })))
    rows.push(...pages.flatMap(({ items }) => items))
    isOver = pages.some(({ items }) => items.length === 0)
  }
  return rows.slice(0, most)
}
