import { wordsOf } from '../db/search-words.ts'

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
  const words = wordsOf(search).map(searchText)
  const found = items.filter((item) => words.every((word) => searchText(searched(item)).includes(word)))
  return {
    totalItems: found.length,
    perPage,
    totalPages: Math.ceil(found.length / perPage),
    items: found.slice((page - 1) * perPage, page * perPage),
  }
}
