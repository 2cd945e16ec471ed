// An origin that no real page has: whatever leaves it is not a path of this site.
const SITE = 'http://site.invalid'

const hasControlCharacter = (value: string): boolean => /[\p{Cc}\p{Zl}\p{Zp}]/u.test(value)

/**
 * A path of this site to return to after sign-in (`/org/x?page=2#row`), or undefined for anything that could lead
 * elsewhere: absolute addresses, `//host`, `/\host`, dots that collapse into `//host`, control characters.
 */
export const readReturnPath = (value: string | undefined): string | undefined => {
  if (value === undefined || !value.startsWith('/') || value.includes('\\') || hasControlCharacter(value)) return undefined
  if (!URL.canParse(value, SITE)) return undefined
  const url = new URL(value, SITE)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === SITE && !path.startsWith('//') ? path : undefined
}
