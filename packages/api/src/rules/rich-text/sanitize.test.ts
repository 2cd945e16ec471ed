import fc from 'fast-check'
import { expect, test } from 'vitest'
import { elements } from './allowed.ts'
import { plainText, readRichText, writeRichText } from './canonical.ts'
import { dropped } from './html-structure.ts'
import { parseRichText } from './parse.ts'
import { RICH_TEXT_DEPTH_MAX, richTextFault, sanitizeRichText } from './sanitize.ts'

test.each([
  ['<p>Washed <b>and</b> <i>dried</i></p>', '<p>Washed <strong>and</strong> <em>dried</em></p>'],
  ['<h1>Taste</h1><h5>Cup</h5>', '<h3>Taste</h3><h4>Cup</h4>'],
  ['<div class="x"><p style="color:red" onclick="go()">a</p></div>', '<p>a</p>'],
  ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
  ['<p>one<p>two', '<p>one</p><p>two</p>'],
  ['<p><b>open', '<p><strong>open</strong></p>'],
  ['a < b & c > d &copy; &unknown;', 'a &lt; b &amp; c &gt; d © &amp;unknown;'],
  ['<a href="https://a.example/?x=1&amp;y=2">x</a>', '<a href="https://a.example/?x=1&amp;y=2">x</a>'],
  ['<a href=/p/a/b title="t">x</a>', '<a href="/p/a/b">x</a>'],
  [
    '<img src="/files/a.jpg" alt="Patio" width=640 height=480 onerror=alert(1)>',
    '<img src="/files/a.jpg" alt="Patio" width="640" height="480">',
  ],
  ['<p lang=es-CO>Recogido a mano</p><p lang="x y">x</p>', '<p lang="es-CO">Recogido a mano</p><p>x</p>'],
  ['<table><tr><td colspan=2>1<td>2<tr><td>3</table>', '<table><tr><td colspan="2">1</td><td>2</td></tr><tr><td>3</td></tr></table>'],
])('%s', (given, expected) => {
  expect(sanitizeRichText(given)).toBe(expected)
})

/** Each would run, load or hide something if a browser read it. */
test.each([
  ['<script>alert(1)</script>x', 'x'],
  ['<scr<script>ipt>alert(1)</script>x', 'ipt&gt;alert(1)x'],
  ['<style><img src=x onerror=alert(1)></style>x', 'x'],
  ['<svg><p><style><!--</style><img src=x onerror=alert(1)>--></style></svg>x', 'x'],
  ['<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></math>', ''],
  ['<iframe srcdoc="<script>alert(1)</script>"></iframe>x', 'x'],
  ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="java&#10;script&colon;alert(1)">x</a>', '<a>x</a>'],
  ['<a href=" &#1;JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
  ['<a href="//evil.example">x</a>', '<a>x</a>'],
  ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
  ['<img src="data:image/svg+xml,<svg onload=alert(1)>">', ''],
  ['<img alt="`onerror=alert(1)" src=`x`>', ''],
  ['<p title="--><img src=x onerror=alert(1)>">x', '<p>x</p>'],
  ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
  ['<!--><img src=x onerror=alert(1)>-->x', '--&gt;x'],
  ['<![CDATA[<img src=x onerror=alert(1)>]]>x', 'x'],
  ['<svg><svg></svg>alert(1)</svg>x', 'x'],
  ['<img src=x onerror=alert(1)', ''],
  ['<form action=//evil.example><input name=a><button>Go</button></form>', 'Go'],
  ['<constructor><__proto__>x', '&lt;__proto__&gt;x'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
])('%s does nothing', (given, expected) => {
  expect(sanitizeRichText(given)).toBe(expected)
})

test('a word of any language, as people and editors write its letters', () => {
  expect(sanitizeRichText('<p>K&auml;se &amp; Brot&nbsp;&hellip; &#x1F9C0; &eacute</p>')).toBe('<p>Käse &amp; Brot\u00a0… 🧀 é</p>')
})

test('elements deeper than the limit are left out, and what is in them stays', () => {
  const nested = (depth: number) => `${'<blockquote>'.repeat(depth)}x${'</blockquote>'.repeat(depth)}`
  expect([sanitizeRichText(nested(10_000)), sanitizeRichText(nested(RICH_TEXT_DEPTH_MAX))]).toEqual([
    nested(RICH_TEXT_DEPTH_MAX),
    nested(RICH_TEXT_DEPTH_MAX),
  ])
  expect([RICH_TEXT_DEPTH_MAX, RICH_TEXT_DEPTH_MAX + 1].map((depth) => richTextFault(nested(depth)))).toEqual([
    undefined,
    'nested_too_deep',
  ])
})

const pieces = fc.oneof(
  fc
    .constantFrom(...Object.keys(elements), ...dropped, 'div', 'font')
    .chain((name) => fc.constantFrom(`<${name}>`, `</${name}>`, `<${name} `)),
  fc.constantFrom(
    '<a href="https://a.example/?x=1&amp;y">',
    '<img src="/a" alt="&quot;>">',
    "<td colspan='2'",
    '<p lang=de>',
    '<!--',
    '-->',
    '<![CDATA[',
  ),
  fc.constantFrom('"', "'", '>', '<', '&lt;', '&amp;', '&', '/>', ' ', '=', '&#106;', 'href=javascript:x', 'src=//x'),
  fc.string(),
)

test('whatever it is given, a page draws what the server has sanitized, and sanitizing it again changes nothing', () => {
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      const { nodes } = parseRichText(parts.join(''))
      const sanitized = writeRichText(nodes)
      expect(readRichText(sanitized)).toEqual(nodes)
      expect(sanitizeRichText(sanitized)).toBe(sanitized)
    }),
    { numRuns: 2000 },
  )
})

test('what nobody has sanitized is drawn without what is not allowed', () => {
  expect(readRichText('<p onclick="x()">a<script>b</script><a href="javascript:x">c</a><img src="//x"></p> < d')).toEqual([
    {
      element: 'p',
      attributes: {},
      children: ['a', 'b', { element: 'a', attributes: {}, children: ['c'] }],
    },
    ' ',
    ' d',
  ])
})

test('its words alone', () => {
  expect(plainText('<p>Washed <b>and</b> dried.</p><p>In the sun</p>')).toBe('Washed and dried. In the sun')
})

test.each(['&', '"', '<b>', '<b>x', '<h1>', 'a'])('%j repeated is at most as long as it may be, in the form that pages read', (part) => {
  const text = part.repeat(3000)
  const [whole, bounded] = [sanitizeRichText(text), sanitizeRichText(text, 9000)]
  expect([bounded.length <= 9000, bounded === whole]).toEqual([true, whole.length <= 9000])
})
