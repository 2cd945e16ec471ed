import { expect, test } from 'vitest'
import { toQueryText } from './search-words.ts'

test.each([
  [['finca'], "('finca':*)"],
  [['sek', 'bru'], "('sek':*) & ('bru':*)"],
  // Of a code only the last part may still be typed.
  [['SA-0004-21'], "'sa' & '0004' & ('21':*)"],
  [['静岡茶'], "('静' <-> '岡' <-> '茶':*)"],
  [['抹茶Latte'], "('抹' <-> '茶' <-> 'latte':*)"],
  [["d'Or", '&', '\\'], "'d' & ('or':*)"],
  [['--'], ''],
])('%j is looked up as %s', (words, query) => {
  expect(toQueryText(words)).toBe(query)
})
