import { placeholderIds } from '../platform/docs/examples.ts'
import { kindsByName, slotKinds } from './operation-cases.ts'
import type { Operation, Parts } from './operations.ts'

export type Part = keyof Parts

/** A place of a request where a row is named. */
export interface Slot {
  part: Part
  path: readonly (string | number)[]
  /** A table, whose `id` stands here, or `table.column`. */
  kind: string
}

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`).replaceAll('-', '_')

const plural = (name: string): string => {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(s|x|ch)$/.test(name)) return `${name}es`
  return `${name}s`
}

/** The kind that a name says: `categoryIds` and `category` are `categories`. */
export const kindNamed = (name: string, tables: ReadonlySet<string>): string | undefined => {
  const stem = name.replace(/Ids?$/, '')
  return kindsByName[stem] ?? [snake(stem), plural(snake(stem))].find((table) => tables.has(table))
}

interface Leaf {
  path: (string | number)[]
  value: unknown
}

export const listLeaves = (value: unknown, path: (string | number)[] = []): Leaf[] => {
  if (typeof value !== 'object' || value === null) return [{ path, value }]
  const entries = Array.isArray(value) ? value.map((inner, index) => [index, inner] as const) : Object.entries(value)
  return entries.flatMap(([key, inner]) => listLeaves(inner, [...path, key]))
}

/** The last name on the way to a value: `memberIds` for `['memberIds', 0]`. */
const nameAt = (path: readonly (string | number)[]): string => String(path.findLast((key) => typeof key === 'string') ?? '')

/** The last part of the path before a parameter that is a name: `task-thing` in `/core/task-thing/{id}`. */
const nounBefore = (path: string, parameter: string): string | undefined =>
  path
    .slice(0, path.indexOf(`{${parameter}}`))
    .split('/')
    .findLast((part) => part !== '' && !part.includes('{'))

/** Every place of an operation's example where a row is named. Fails where it can't be told what stands there. */
export const findSlots = ({ id, group, path, example }: Operation, tables: ReadonlySet<string>): Slot[] => {
  const told = slotKinds[id] ?? {}
  const unknown = (name: string): never => {
    throw new TypeError(`What ${name} names in ${id} can't be told: say it in contract-tests/operation-cases.ts.`)
  }
  const inParams = Object.keys(example.params)
    .filter((name) => told[name] !== null)
    .map((name): Slot => {
      const noun = nounBefore(path, name) ?? group
      const kind =
        told[name] ??
        kindsByName[name] ??
        (name === 'id' ? undefined : kindNamed(name, tables)) ??
        kindNamed(noun, tables) ??
        kindNamed(group, tables)
      return { part: 'params', path: [name], kind: kind ?? unknown(name) }
    })
  const inside = (part: 'query' | 'body'): Slot[] =>
    listLeaves(example[part]).flatMap(({ path: place, value }) => {
      const name = nameAt(place)
      const dotted = place.filter((key) => typeof key === 'string').join('.')
      const said = Object.hasOwn(told, dotted) ? told[dotted] : told[name]
      const isOrganization = typeof value === 'number' && /^org(anization)?Ids?$/i.test(name)
      if (said === null || (!placeholderIds.has(value) && !isOrganization && said === undefined)) return []
      const kind = said ?? (/^ids?$/.test(name) ? kindNamed(group, tables) : kindNamed(name, tables))
      return [{ part, path: place, kind: kind ?? unknown(name) }]
    })
  return [...inParams, ...inside('query'), ...inside('body')]
}

/** The same parts with another value in one place. */
export const withValue = (parts: Parts, { part, path }: Pick<Slot, 'part' | 'path'>, value: unknown): Parts => {
  const copy = structuredClone(parts)
  let target: unknown = copy[part]
  for (const key of path.slice(0, -1)) target = (target as Record<string | number, unknown>)[key]
  const last = path.at(-1)
  if (last === undefined) return { ...copy, [part]: value }
  const holder = target as Record<string | number, unknown>
  if (value !== undefined) holder[last] = value
  else if (Array.isArray(holder)) holder.splice(Number(last), 1)
  else delete holder[last]
  return copy
}
