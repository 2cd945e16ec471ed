const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  shy: '\u00ad',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  sbquo: '‚',
  ldquo: '“',
  rdquo: '”',
  bdquo: '„',
  laquo: '«',
  raquo: '»',
  euro: '€',
  copy: '©',
  reg: '®',
  trade: '™',
  deg: '°',
  times: '×',
}

const character = (code: number): string =>
  code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '\ufffd'

/** `&auml;` and others that no editor of today writes stay as they stand. */
export const readEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));?/gi, (whole, decimal?: string, hexadecimal?: string, name?: string) => {
    if (decimal !== undefined) return character(Number(decimal))
    if (hexadecimal !== undefined) return character(Number.parseInt(hexadecimal, 16))
    return name !== undefined && Object.hasOwn(named, name) ? (named[name] ?? whole) : whole
  })

const written: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const writeEntities = (text: string): string => text.replace(/[&<>"]/g, (sign) => written[sign] ?? sign)
