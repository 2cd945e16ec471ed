/** Characters in an address. */
export const ADDRESS_MAX = 2048

/** Without an @ before the path: names and passwords would stand in logs and pages. */
const LINK = /^https?:\/\/[^@/?#\\\p{Cc}]+(?:[/?#\\]\P{Cc}*)?$/iu
/** `//host` and `/\host` lead to other hosts; so does `/`, a tab and `/host`, as browsers leave control characters out. */
const OWN_PATH = /^\/(?![/\\])\P{Cc}*$/u

/** An address of the web: http or https with a host, and without a name and password. */
export const isLink = (text: string): boolean => text.length <= ADDRESS_MAX && LINK.test(text) && URL.canParse(text)

/** A file that the server gives out, by its path, or one elsewhere on the web. */
export const isFileAddress = (text: string): boolean => isLink(text) || (text.length <= ADDRESS_MAX && OWN_PATH.test(text))
