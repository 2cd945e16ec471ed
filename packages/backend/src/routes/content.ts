/** What searches compare, as `search_text` does in the database: small letters without accents. */
const searchText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')

/** One page of what comes with the product and stands in no table. */
export const listContent = <Item>(
  items: readonly Item[],
  { page, perPage, search = '' }: { page: number; perPage: number; search?: string | undefined },
  searched: (item: Item) => string,
) => {
  const wanted = searchText(search.trim())
  const found = items.filter((item) => searchText(searched(item)).includes(wanted))
  return {
    totalItems: found.length,
    perPage,
    totalPages: Math.ceil(found.length / perPage),
    items: found.slice((page - 1) * perPage, page * perPage),
  }
}
