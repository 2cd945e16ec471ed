/**
 * The public page of an asset, below the address of the portal: `/p/sierra-alta/finca-la-esperanza`. A label asks for its unit by ID
 * (`unit`), people and older labels by name (`item`).
 */
export const getPublicPagePath = (slug: string, publicLink: string, { unit, item }: { unit?: string; item?: string } = {}): string => {
  const query = Object.entries({ unit, item }).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}=${encodeURIComponent(value)}`,
  )
  return `/p/${encodeURIComponent(slug)}/${encodeURIComponent(publicLink)}${query.length > 0 ? `?${query.join('&')}` : ''}`
}
