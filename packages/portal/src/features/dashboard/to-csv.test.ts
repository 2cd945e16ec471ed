import { expect, test } from 'vitest'
import { type CsvWords, toCsv } from './to-csv.ts'

const words: CsvWords = {
  head: { tile: 'Figures', name: 'Name', count: 'Count', before: 'The period before' },
  titles: {
    total: 'Total interactions',
    statuses: 'Overall status breakdown',
    tasks: 'Tasks',
    services: 'Services',
    workers: 'By worker',
    assets: 'By asset',
    places: 'By place',
  },
  classifications: { notice: 'Notice', alert: 'Alert', warning: 'Warning', unclassified: 'Unclassified' },
  none: { workers: 'Public pages', places: 'Without a place' },
  period: 'Period',
  timeZone: 'Time zone',
  sayRest: (count) => `${count} more are not shown`,
}
const span = { from: '2026-05-01T05:00:00.000Z', to: '2026-05-02T05:00:00.000Z' }
const classifications = { notice: 2, alert: 1, warning: 0, unclassified: 0 }

test('the file has what is shown, tile by tile, and no formulas', () => {
  const total = { ...span, unit: 'day' as const, count: 3, classifications, bars: [{ ...span, classifications }] }
  const workers = {
    ...span,
    count: 8,
    before: 4,
    rows: [{ id: '01939f00-0000-7000-8000-000000000201', name: '=Ana "A"', count: 2, before: 4 }],
    totalRows: 3,
    none: { count: 1, before: 0 },
  }
  const statuses = { count: 7, statuses: [{ value: 1, name: 'All clear', count: 7 }] }
  const period = { from: '2026-05-01', to: '2026-05-01' }
  const before = { from: '2026-04-30', to: '2026-04-30' }
  const days = { period, before, timeZone: 'America/Bogota' }
  const others = { tasks: undefined, services: undefined, assets: undefined, places: undefined }
  expect(toCsv({ ...days, total, statuses, workers, ...others }, words, 'comma').split('\r\n')).toEqual([
    '\uFEFF"Figures","Name","Count","The period before"',
    '"Period","2026-05-01 – 2026-05-01","",""',
    '"The period before","2026-04-30 – 2026-04-30","",""',
    '"Time zone","America/Bogota","",""',
    '"Total interactions","","3",""',
    '"Total interactions","Notice","2",""',
    '"Total interactions","Alert","1",""',
    '"Total interactions","Warning","0",""',
    '"Total interactions","Unclassified","0",""',
    '"Total interactions","2026-05-01","3",""',
    '"Overall status breakdown","All clear","7",""',
    '"By worker","","8","4"',
    '"By worker","\'=Ana ""A""","2","4"',
    '"By worker","2 more are not shown","5","0"',
    '"By worker","Public pages","1","0"',
    '',
  ])
})

test.each([
  ['hour', '2026-10-24T22:00:00.000Z', '2026-10-25 00:00'],
  ['day', '2026-10-24T22:00:00.000Z', '2026-10-25'],
  ['month', '2026-09-30T22:00:00.000Z', '2026-10'],
] as const)('one %s is called as the organization counts it, with the separator that is usual', (unit, from, name) => {
  const to = '2026-10-31T23:00:00.000Z'
  const total = { from, to, unit, count: 3, classifications, bars: [{ from, to, classifications }] }
  const nothing = { statuses: undefined, tasks: undefined, services: undefined, workers: undefined, assets: undefined, places: undefined }
  const period = { from: '2026-10-01', to: '2026-10-31' }
  const file = toCsv({ ...nothing, period, before: undefined, timeZone: 'Europe/Berlin', total }, words, 'semicolon')
  expect(file.split('\r\n').at(-2)).toBe(`"Total interactions";"${name}";"3";""`)
})

test('an hour that clocks show twice has its offset', () => {
  const hours = ['2026-10-25T00:00:00.000Z', '2026-10-25T01:00:00.000Z', '2026-10-25T02:00:00.000Z']
  const bars = hours.map((from) => ({ from, to: from, classifications }))
  const total = { ...span, unit: 'hour' as const, count: 9, classifications, bars }
  const nothing = { statuses: undefined, tasks: undefined, services: undefined, workers: undefined, assets: undefined, places: undefined }
  const period = { from: '2026-10-25', to: '2026-10-25' }
  const file = toCsv({ ...nothing, period, before: undefined, timeZone: 'Europe/Berlin', total }, words, 'comma')
  expect(file.split('\r\n').slice(-4, -1)).toEqual([
    '"Total interactions","2026-10-25 02:00 GMT+2","3",""',
    '"Total interactions","2026-10-25 02:00 GMT+1","3",""',
    '"Total interactions","2026-10-25 03:00","3",""',
  ])
})
