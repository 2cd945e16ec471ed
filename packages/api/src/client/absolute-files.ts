/** Fields of our nouns that hold the address of a file. */
const FILE_FIELDS = new Set([
  'image',
  'heroImage',
  'backgroundImage',
  'publicPageImage',
  'organizationImage',
  'primaryImage',
  'secondaryImage',
  'kmlFile',
  'file',
])

/**
 * Files may be named by a path on the API's own host. On a page of another host such a path would lead astray: this puts the
 * API's origin before it, wherever one stands in an answer.
 */
export const withAbsoluteFiles = <Value>(value: Value, origin: string): Value => {
  if (origin === '') return value
  const resolve = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(resolve)
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [
        name,
        FILE_FIELDS.has(name) && typeof field === 'string' && /^\/(?!\/)/.test(field) ? `${origin}${field}` : resolve(field),
      ]),
    )
  }
  // Only texts inside change, so the shape is the same.
  return resolve(value) as Value
}
