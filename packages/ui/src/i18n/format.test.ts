import { createRepeatedHour } from '@tracemark/api/rules/writing'
import type { Language } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { createFormat } from './format.ts'

const MEGABYTE = 1024 ** 2

test.each<[Language, number, string]>([
  ['en', 0, '0 byte'],
  ['en', 840, '840 byte'],
  ['en', 24_600, '25 kB'],
  ['en', 1.3 * MEGABYTE, '1.3 MB'],
  ['de', 1.3 * MEGABYTE, '1,3 MB'],
  ['en', 10 * MEGABYTE, '10 MB'],
  ['en', 10 * MEGABYTE + 1, '10.1 MB'],
  ['en', 7200 * 1024 ** 3, '7,200 GB'],
])('%s, %d bytes', (language, bytes, text) => {
  expect(createFormat(language, () => new Date(0)).fileSize(bytes)).toBe(text)
})

test('the two hours that clocks show twice are told apart wherever a time is shown', () => {
  const [summer, winter] = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'] as const
  const shown = (at: string, now: string) => {
    const format = createFormat('en', () => new Date(now), 'Europe/Berlin', createRepeatedHour)
    return [format.dateTime(at), format.time(at), format.recent(at)]
  }
  expect([shown(summer, summer), shown(winter, '2026-10-26T12:00:00Z'), shown('2026-10-25T02:30:00Z', '2026-12-01T12:00:00Z')]).toEqual([
    ['25 Oct 2026, 02:30\u00a0GMT+2', '02:30\u00a0GMT+2', '02:30\u00a0GMT+2'],
    ['25 Oct 2026, 02:30\u00a0GMT+1', '02:30\u00a0GMT+1', 'Yesterday 02:30\u00a0GMT+1'],
    ['25 Oct 2026, 03:30', '03:30', '25 Oct 03:30'],
  ])
})
