/** Of an address, what the list has of it: what opened over the list has a dot in its names, as a second list does by its prefix. */
export const getListSearch = (search: string): string => {
  const left = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => !name.includes('.')))
  return left.size > 0 ? `?${left}` : ''
}
