const SPACE = /[ \t\r\n]*/y
const SCALAR = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/uy
const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy

/**
 * Where a JSON text goes wrong: the index of the first character that can't stand there, or undefined for a text that is JSON. The
 * browsers' own messages name a place in some cases only, each in its own words.
 */
export const jsonMistake = (text: string): number | undefined => {
  try {
    JSON.parse(text)
    return undefined
  } catch {
    return firstMistake(text)
  }
}

const firstMistake = (text: string): number => {
  let at = 0
  const skip = () => {
    SPACE.lastIndex = at
    SPACE.exec(text)
    at = SPACE.lastIndex
  }
  const take = (pattern: RegExp): boolean => {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }
  const takeMark = (mark: string): boolean => {
    skip()
    if (text[at] !== mark) return false
    at += 1
    return true
  }
  /** One or more of `part` with commas between them, up to `end`. */
  const takeList = (part: () => boolean, end: string): boolean => {
    if (takeMark(end)) return true
    do {
      if (!part()) return false
    } while (takeMark(','))
    return takeMark(end)
  }
  const value = (): boolean => {
    skip()
    if (takeMark('{')) return takeList(member, '}')
    if (takeMark('[')) return takeList(value, ']')
    return take(SCALAR)
  }
  const member = (): boolean => {
    skip()
    return take(STRING) && takeMark(':') && value()
  }
  value()
  skip()
  return Math.min(at, text.length)
}
