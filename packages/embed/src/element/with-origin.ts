export const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Paths on the API's own host would lead astray on a page of another: each text that is one gets that host's origin. */
export const withOrigin = (value: unknown, origin: string): unknown => {
  if (typeof value === 'string') return /^\/(demo|files)\//.test(value) ? origin + value : value
  if (Array.isArray(value)) return value.map((part) => withOrigin(part, origin))
  return isObject(value) ? Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withOrigin(part, origin)])) : value
}
