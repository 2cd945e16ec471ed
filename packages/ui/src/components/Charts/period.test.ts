import { expect, test } from 'vitest'
import { createPeriodFormat } from './period.ts'

test.each([
  ['en-GB', 'day', '12 May', '12 May 2026'],
  ['en-GB', 'month', 'May', 'May 2026'],
  ['de-DE', 'day', '12. Mai', '12. Mai 2026'],
  ['de-DE', 'month', 'Mai', 'Mai 2026'],
] as const)('%s, by %s', (locale, unit, short, whole) => {
  const period = createPeriodFormat(locale, unit)
  expect([period.short('2026-05-12'), period.whole('2026-05-12')]).toEqual([short, whole])
})
