import { expect, test } from 'vitest'
import { getDaysBefore, readPeriod, writePeriod } from './use-period.ts'

const TODAY = '2026-03-30'
const read = (text: string) => readPeriod(new URLSearchParams(text), TODAY, 1)

test.each([
  ['', { range: 'last_30_days', from: '2026-03-01', to: '2026-03-30' }, { from: '2026-01-30', to: '2026-02-28' }],
  ['range=today', { range: 'today', from: TODAY, to: TODAY }, { from: '2026-03-29', to: '2026-03-29' }],
  ['range=last_7_days', { range: 'last_7_days', from: '2026-03-24', to: TODAY }, { from: '2026-03-17', to: '2026-03-23' }],
  ['range=last_week', { range: 'last_week', from: '2026-03-23', to: '2026-03-29' }, { from: '2026-03-16', to: '2026-03-22' }],
  ['range=last_month', { range: 'last_month', from: '2026-02-01', to: '2026-02-28' }, { from: '2026-01-01', to: '2026-01-31' }],
  ['range=last_12_months', { range: 'last_12_months', from: '2025-03-31', to: TODAY }, { from: '2024-03-31', to: '2025-03-30' }],
  [
    'range=custom&from=2026-01-05&to=2026-01-06',
    { range: 'custom', from: '2026-01-05', to: '2026-01-06' },
    { from: '2026-01-03', to: '2026-01-04' },
  ],
])('"%s" is a period, compared with the one before', (text, period, before) => {
  expect([read(text), getDaysBefore(read(text))]).toEqual([period, before])
})

test.each([
  'range=ever',
  'range=custom',
  'range=custom&from=2026-01-05',
  'range=custom&from=2026-02-30&to=2026-03-01',
  'range=custom&from=b&to=a',
])('what can not be read of "%s" is the usual period', (text) => {
  expect(read(text)).toEqual(read(''))
})

test('the address says what was chosen, and keeps what it says of other things', () => {
  const change = (text: string, period: ReturnType<typeof read>) => String(writePeriod(new URLSearchParams(text), period))
  expect(change('compare=false&range=custom&from=2026-01-05&to=2026-01-06', read('range=last_week'))).toBe('compare=false&range=last_week')
  expect(change('range=last_week', read(''))).toBe('')
  expect(change('', read('range=custom&from=2026-01-05&to=2026-01-06'))).toBe('range=custom&from=2026-01-05&to=2026-01-06')
})
