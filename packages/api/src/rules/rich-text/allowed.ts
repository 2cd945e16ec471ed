import { isFileAddress } from '../../schemas/address.ts'

/** Elements that rich text may have, and as what each is drawn: a page's own title and heads of sections stand above it. */
export const elements = {
  p: 'p',
  br: 'br',
  hr: 'hr',
  b: 'strong',
  strong: 'strong',
  i: 'em',
  em: 'em',
  u: 'u',
  s: 's',
  sub: 'sub',
  sup: 'sup',
  code: 'code',
  pre: 'pre',
  blockquote: 'blockquote',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  dl: 'dl',
  dt: 'dt',
  dd: 'dd',
  a: 'a',
  img: 'img',
  figure: 'figure',
  figcaption: 'figcaption',
  table: 'table',
  caption: 'caption',
  thead: 'thead',
  tbody: 'tbody',
  tr: 'tr',
  th: 'th',
  td: 'td',
  h1: 'h3',
  h2: 'h3',
  h3: 'h3',
  h4: 'h4',
  h5: 'h4',
  h6: 'h4',
} as const

export type RichElement = (typeof elements)[keyof typeof elements]

export const isRichName = (name: string): name is keyof typeof elements => Object.hasOwn(elements, name)

/** Elements inside one another: more than anyone writes. */
export const RICH_TEXT_DEPTH_MAX = 24

/** They have no content and no end. */
export const voids: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

const isSize = (value: string): boolean => /^[1-9]\d{0,3}$/.test(value)

const isLanguage = (value: string): boolean => /^[a-z]{2,3}(?:-[a-z\d]{1,8})*$/i.test(value)

const attributes: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  a: { href: (value) => isFileAddress(value) || /^(mailto|tel):/i.test(value) },
  img: { src: isFileAddress, alt: () => true, width: isSize, height: isSize },
  ol: { start: isSize },
  th: { colspan: isSize, rowspan: isSize, scope: (value) => value === 'col' || value === 'row' },
  td: { colspan: isSize, rowspan: isSize },
}

/** Browsers leave these out of addresses, so that `java&#10;script:` would run. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const INVISIBLE = /[\u0000-\u0020\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]+/g

/** An address that a page may link to: of the web, of our own host, of a mailbox or a phone. `undefined` for all that could run. */
export const safeAddress = (address: string): string | undefined => allowedValue('a', 'href', address)

/** The value that this attribute may have here; `undefined` where it may not stand. */
export const allowedValue = (element: string, name: string, value: string): string | undefined => {
  // Who writes in two languages says so.
  if (name === 'lang') return isLanguage(value) ? value : undefined
  const isAllowed = Object.hasOwn(attributes, element) ? attributes[element] : undefined
  if (!isAllowed || !Object.hasOwn(isAllowed, name)) return undefined
  const clean = name === 'href' || name === 'src' ? value.replace(INVISIBLE, '') : value
  return isAllowed[name]?.(clean) ? clean : undefined
}
