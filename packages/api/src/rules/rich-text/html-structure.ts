/** What stands in these is no text for a reader, and goes with them. */
export const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'svg',
  'math',
  'head',
  'title',
  'textarea',
  'select',
  'xmp',
  'noembed',
  'noframes',
  'plaintext',
])

/** An element that ends whatever of these is open right in front of it, as browsers do. */
export const endsOpen: Readonly<Record<string, readonly string[]>> = {
  li: ['li', 'p'],
  dt: ['dt', 'dd', 'p'],
  dd: ['dt', 'dd', 'p'],
  tr: ['td', 'th', 'tr'],
  td: ['td', 'th'],
  th: ['td', 'th'],
  tbody: ['td', 'th', 'tr', 'thead'],
  ...Object.fromEntries(['p', 'h3', 'h4', 'ul', 'ol', 'dl', 'table', 'blockquote', 'pre', 'hr', 'figure'].map((name) => [name, ['p']])),
}
