/** The most that a list call answers at once. */
const PAGE_MAX = 100

interface Pages<Row> {
  items: Row[]
  totalPages: number
}

/** Everything that a list has, page by page. For lists whose length the contract bounds. */
export const readAllPages = async <Row>(list: (query: { page: number; perPage: number }) => Promise<Pages<Row>>): Promise<Row[]> => {
  const first = await list({ page: 1, perPage: PAGE_MAX })
  const others = Array.from({ length: Math.max(0, first.totalPages - 1) }, (_, index) => list({ page: index + 2, perPage: PAGE_MAX }))
  return [first, ...(await Promise.all(others))].flatMap(({ items }) => items)
}
