import { expect, test } from 'vitest'
import { tidyNumbers } from './tidy-numbers.ts'

test.each([
  ['217', '217'],
  ['1,001', '1001'],
  ['100-250', '100-250'],
  ['250-100', '100-250'],
  [' 100 – ', '100-'],
  ['-250', '-250'],
  ['1,001 to 1,001', '1001-1001'],
  ['201 bis 1.200', '201-1200'],
  ['1\u00a0001–1\u202f200', '1001-1200'],
  ['201 〜 1,200', '201-1200'],
  ['1,000,001-1,000,100', '1000001-1000100'],
  ['abc', undefined],
  ['-', undefined],
  ['10 20', undefined],
  ['1,5', undefined],
  ['1-2-3', undefined],
])('%s is %s', (text, tidy) => {
  expect(tidyNumbers(text)).toBe(tidy)
})
