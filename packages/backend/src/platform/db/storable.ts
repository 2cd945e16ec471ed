/** What PGlite's reader of columns takes off the beginning of a text. */
const BYTE_ORDER_MARK = '\ufeff'

/** PostgreSQL stores neither a zero byte nor half of a surrogate pair, and the embedded one loses a byte order mark at the beginning. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0') && !text.startsWith(BYTE_ORDER_MARK)

/** Why a text is not storable, as the end of a sentence. */
export const UNSTORABLE = 'has a zero byte, half of a surrogate pair, or a byte order mark at its beginning'

/** The same of all names and texts within what is stored as JSON. */
export const isStorableJson = (value: object): boolean => {
  let isSo = true
  JSON.stringify(value, (name, part: unknown) => {
    isSo &&= isStorable(name) && (typeof part !== 'string' || isStorable(part))
    return part
  })
  return isSo
}
