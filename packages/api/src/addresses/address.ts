/** `:name` of a pattern; those that end in `?` may be left out. */
type NameIn<Part extends string> = Part extends `:${infer Name}?`
  ? { [K in Name]?: string }
  : Part extends `:${infer Name}`
    ? { [K in Name]: string }
    : unknown

type ParamsOf<Pattern extends string> = Pattern extends `${infer Part}/${infer Rest}` ? NameIn<Part> & ParamsOf<Rest> : NameIn<Pattern>

type Filled<Pattern extends string> = unknown extends ParamsOf<Pattern> ? [] : [params: ParamsOf<Pattern>]

export interface AnyAddress {
  /** As the router takes it: `/org/:org/interactions/:interactionId`. */
  pattern: string
}

export interface Address<Pattern extends string> extends AnyAddress {
  pattern: Pattern
  /** The path of one page: `/org/sierra-alta/interactions/018f…`. */
  to: (...params: Filled<Pattern>) => string
}

/** A page of the portal: where its router finds it, and how others lead there. A rest (`/*`) is filled with nothing. */
export const address = <const Pattern extends `/${string}`>(pattern: Pattern): Address<Pattern> => ({
  pattern,
  to: (...[params]) => {
    const values: Readonly<Record<string, string | undefined>> = params ?? {}
    const parts = pattern.split('/').flatMap((part) => {
      if (part === '*') return []
      if (!part.startsWith(':')) return [part]
      const value = values[part.replace(/^:|\?$/g, '')]
      return value === undefined ? [] : [encodeURIComponent(value)]
    })
    return parts.join('/') || '/'
  },
})

/** Whether the path is one that the pattern stands for. */
const matches = (pattern: string, path: string): boolean => {
  const expected = pattern.split('/').slice(1)
  const given = path.replace(/\/$/, '').split('/').slice(1)
  const isOpen = expected.at(-1) === '*'
  const named = isOpen ? expected.slice(0, -1) : expected
  if (given.length > named.length && !isOpen) return false
  return named.every((part, place) => {
    const value = given[place]
    if (part.startsWith(':')) return part.endsWith('?') || (value !== undefined && value !== '')
    return value?.toLowerCase() === part.toLowerCase() || (part === '' && value === undefined)
  })
}

/** How exactly a pattern says what it stands for: of two that match, the one with more words of its own. */
const words = (pattern: string): number => pattern.split('/').filter((part) => part !== '' && !part.startsWith(':') && part !== '*').length

export type AddressTable = Readonly<Record<string, Readonly<Record<string, AnyAddress>>>>

export interface PageName {
  feature: string
  /** Its name within the feature: `list`. */
  page: string
}

/** The page at this path; undefined where there is none. */
export const pageAt = (table: AddressTable, path: string): PageName | undefined => {
  const found = Object.entries(table).flatMap(([feature, pages]) =>
    Object.entries(pages).flatMap(([page, { pattern }]) => (matches(pattern, path) ? [{ feature, page, pattern }] : [])),
  )
  const [exact] = found.toSorted((one, other) => words(other.pattern) - words(one.pattern))
  return exact && { feature: exact.feature, page: exact.page }
}
