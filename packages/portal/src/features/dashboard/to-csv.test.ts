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
}
const span = { from: '2026-05-01T05:00:00.000Z', to: '2026-05-02T05:00:00.000Z' }
const classifications = { notice: 2, alert: 1, warning: 0, unclassified: 0 }

test('the file has what is shown, tile by tile, and no formulas', () => {
  const total = { ...span, unit: 'day' as const, count: 3, classifications, bars: [{ ...span, classifications }] }
  const workers = {
    ...span,
    count: 3,
    before: 4,
    rows: [{ id: '01939f00-0000-7000-8000-000000000201', name: '=Ana "A"', count: 2, before: 4 }],
    totalRows: 1,
    none: { count: 1, before: 0 },
  }
  const statuses = { count: 7, statuses: [{ value: 1, name: 'All clear', count: 7 }] }
  const others = { tasks: undefined, services: undefined, assets: undefined, places: undefined }
  expect(toCsv({ total, statuses, workers, ...others }, words).split('\r\n')).toEqual([
    '\uFEFF"Figures","Name","Count","The period before"',
    '"Total interactions","","3",""',
    '"Total interactions","Notice","2",""',
    '"Total interactions","Alert","1",""',
    '"Total interactions","Warning","0",""',
    '"Total interactions","Unclassified","0",""',
    '"Total interactions","2026-05-01T05:00:00.000Z","3",""',
    '"Overall status breakdown","All clear","7",""',
    '"By worker","","3","4"',
    '"By worker","\'=Ana ""A""","2","4"',
    '"By worker","Public pages","1","0"',
    '',
  ])
})
