/**
 * Fields of answers that hold the address of a file (`FileUrl`), which the test beside this finds in the contract: widgets come without
 * its schemas. `list.field` is the field in the members of that list alone.
 */
const FILE_FIELDS: ReadonlySet<string> = new Set([
  'image',
  'heroImage',
  'heroOverlayImage',
  'sectionImage',
  'backgroundImage',
  'previewImage',
  'publicPageImage',
  'organizationImage',
  'primaryImage',
  'secondaryImage',
  'kmlFile',
  'file',
  'poster',
  'videos.url',
  'certifications.document',
  'theirs.url',
  'ours.url',
])

/**
 * Files may be named by a path on the API's own host. On a page of another host such a path would lead astray: this puts the
 * API's origin before it, wherever one stands in an answer.
 */
export const withAbsoluteFiles = <Value>(value: Value, origin: string): Value => {
  if (origin === '') return value
  const resolve = (part: unknown, list = ''): unknown => {
    if (Array.isArray(part)) return part.map((member) => resolve(member, list))
    if (typeof part !== 'object' || part === null) return part
    return Object.fromEntries(
      Object.entries(part).map(([name, field]) => [
        name,
        typeof field === 'string' && (FILE_FIELDS.has(name) || FILE_FIELDS.has(`${list}.${name}`)) && /^\/(?!\/)/.test(field)
          ? `${origin}${field}`
          : resolve(field, name),
      ]),
    )
  }
  // Only texts inside change, so the shape is the same.
  return resolve(value) as Value
}
