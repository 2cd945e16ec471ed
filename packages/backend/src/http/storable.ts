/** PostgreSQL stores neither a zero byte nor half of a surrogate pair. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** The same of all names and texts within what is stored as JSON. */
export const isStorableJson = (value: object): boolean => {
  let isSo = true
  JSON.stringify(value, (name, part: unknown) => {
    isSo &&= isStorable(name) && (typeof part !== 'string' || isStorable(part))
    return part
  })
  return isSo
}
