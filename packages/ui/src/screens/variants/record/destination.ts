/** Of the list: none of those in it. */
export const OTHER = 'other'

/** The short name that somebody wrote, or that stands in an address of the portal: `https://…/org/open-granary/interactions`. */
export const slugIn = (text: string): string | undefined => {
  const written = /\/(?:org|p)\/([^/?#]+)/.exec(text)?.[1] ?? text.trim()
  const slug = written.toLowerCase()
  return /^[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/.test(slug) ? slug : undefined
}
