export interface SplitTable {
  name: string
  /** The table without foreign keys. */
  create: string
  /** What adds them, under the names that they would have had. */
  keys: string[]
}

/** Between commas that stand in no brackets. */
const splitItems = (body: string): string[] => {
  const items = ['']
  let depth = 0
  for (const letter of body) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (letter === ',' && depth === 0) items.push('')
    else items[items.length - 1] += letter
  }
  return items.map((item) => item.trim())
}

const COLUMN_KEY = / references \w+ \(\w+\)(?: on delete cascade)?/

/**
 * A `create table` of `declared` in two steps: a distributed database takes no foreign key of a table that is not at its place yet. `undefined` for
 * other statements.
 */
export const splitTable = (statement: string): SplitTable | undefined => {
  const [, name, body] = /^create table (\w+) \(([\s\S]*)\)\s*$/.exec(statement) ?? []
  if (name === undefined || body === undefined) return undefined
  const keys: string[] = []
  const kept = splitItems(body).flatMap((item) => {
    if (/^(?:constraint \w+ )?foreign key /.test(item)) {
      keys.push(`alter table ${name} add ${item}`)
      return []
    }
    const [key] = COLUMN_KEY.exec(item) ?? []
    if (key === undefined) return [item]
    keys.push(`alter table ${name} add foreign key (${item.split(' ')[0]})${key}`)
    return [item.replace(key, '')]
  })
  return { name, create: `create table ${name} (${kept.join(', ')})`, keys }
}
