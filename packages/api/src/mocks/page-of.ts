/** One page of a list, as every list call answers it. */
export const pageOf = <Item>(all: readonly Item[], { page, perPage }: { page: number; perPage: number }) => ({
  totalItems: all.length,
  perPage,
  totalPages: Math.ceil(all.length / perPage),
  items: all.slice((page - 1) * perPage, page * perPage),
})
