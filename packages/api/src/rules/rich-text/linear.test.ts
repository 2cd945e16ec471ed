import { expect, test } from 'vitest'
import { readRichText } from './canonical.ts'
import { sanitizeRichText } from './sanitize.ts'

const SIZE = 50_000
/** The clock of a thread counts in steps of 4 ms, and a collection of garbage may fall to either side. */
const GRAIN_MICROSECONDS = 40_000

const filled = (unit: string, size: number): string => unit.repeat(Math.ceil(size / unit.length)).slice(0, size)

/** What stands in front, and what is repeated behind it. */
const repeated: readonly [begin: string, unit: string][] = [
  ['<svg>', '</svg'],
  ['', '<svg>'],
  ['', '<svg></svg>'],
  ['', '<!--'],
  ['<!--', '--!'],
  ['', '<!'],
  ['', '<?'],
  ['', '<![CDATA['],
  ['', '<blockquote>'],
  ['', '<table><tr><td>'],
  ['', '<p>'],
  ['', '<li>'],
  ['', '<p><b><i>'],
  ['', '</b>'],
  ['', '<a '],
  ['<a ', 'x=1 '],
  ['<a ', 'href="/a" '],
  ['<a ', '='],
  ['<a ', ' '],
  ['<a', '/'],
  ['', '<a href="'],
  ['', "<a x='"],
  ['<a href="', ' '],
  ['<a href="', '&CounterClockwiseContourIntegra'],
  ['<p lang="', 'a-'],
  ['', '<img src="/a" alt="x">'],
  ['', '&'],
  ['', '&#'],
  ['&#', '1'],
  ['', '&amp'],
  ['', '&notin'],
  ['', '&CounterClockwiseContourIntegra'],
  ['', '<'],
  ['<', 'a'],
  ['<script>', '</script'],
  ['<script>', '</scrip'],
  ['<textarea>', '</textarea '],
  ['<title>', '&am</titl'],
  ['<plaintext>', '</'],
]

const inputs = repeated.map(([begin, unit]) => [`${begin}${unit}…`, (size: number) => begin + filled(unit, size)] as const)
const unmatched = ['<i>… </b>…', (size: number) => filled('<i>', size / 2) + filled('</b>', size / 2)] as const

/** Microseconds of this thread's own processor time for reading `times` texts of this size. */
const measureCost = (read: (html: string) => unknown, html: string, times: number): number => {
  const before = process.threadCpuUsage()
  for (let time = 0; time < times; time++) read(html)
  const { user, system } = process.threadCpuUsage(before)
  return user + system
}

test.each([...inputs, unmatched])('%s costs no more as one long text than as four short ones', (_, htmlOf) => {
  for (const read of [sanitizeRichText, readRichText]) {
    const [short, middle, long] = [4, 2, 1].map((times) => measureCost(read, htmlOf((4 * SIZE) / times), times)) as [number, number, number]
    expect(Math.max(middle, long)).toBeLessThan(2 * short + GRAIN_MICROSECONDS)
  }
})
