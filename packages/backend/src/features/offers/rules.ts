import { isDeepStrictEqual } from 'node:util'

/** The fields that have changed between two states, as they are now; what is no more is `null`. */
export const changedFields = <State extends object, Field extends keyof State>(
  before: State,
  after: State,
  fields: readonly Field[],
): { [Name in Field]?: State[Name] | null } => {
  const changed = fields.filter((field) => !isDeepStrictEqual(before[field], after[field]))
  return Object.fromEntries(changed.map((field) => [field, after[field] ?? null])) as { [Name in Field]?: State[Name] | null }
}

/** What has changed between two lists whose entries are told apart by a key. */
export const changedEntries = <Entry>(
  before: readonly Entry[],
  after: readonly Entry[],
  getKey: (entry: Entry) => string,
): { gone: ReadonlySet<string>; set: ReadonlyMap<string, Entry> } => {
  const were = new Map(before.map((entry) => [getKey(entry), entry]))
  const are = new Map(after.map((entry) => [getKey(entry), entry]))
  return {
    gone: new Set([...were.keys()].filter((key) => !are.has(key))),
    set: new Map([...are].filter(([key, entry]) => !isDeepStrictEqual(were.get(key), entry))),
  }
}

/** Puts those changes onto a list that has some of the entries, and others of its own. Places stay; what is new comes last. */
export const withChangedEntries = <Entry>(
  own: readonly Entry[],
  { gone, set }: ReturnType<typeof changedEntries<Entry>>,
  getKey: (entry: Entry) => string,
): Entry[] => {
  const merged = new Map(own.map((entry) => [getKey(entry), entry]))
  for (const key of gone) merged.delete(key)
  for (const [key, entry] of set) merged.set(key, entry)
  return [...merged.values()]
}
