import { defuseFormula } from '@tracemark/api/rules'
import type { CsvSeparator, DashboardRows, DashboardStatuses, DashboardTotal } from '@tracemark/api/schemas'

/** What the file says beside numbers and names. */
export interface CsvWords {
  head: { tile: string; name: string; count: string; before: string }
  titles: Readonly<Record<'total' | 'statuses' | 'tasks' | 'services' | 'workers' | 'assets' | 'places', string>>
  classifications: Readonly<Record<string, string>>
  none: Readonly<Partial<Record<'workers' | 'places', string>>>
  period: string
  timeZone: string
  /** So many rows that are not in the file. */
  sayRest: (count: number) => string
}

type Row = readonly [tile: string, name: string, count?: number | undefined, before?: number | undefined]

interface Days {
  from: string
  to: string
}

type Shown = {
  period: Days
  /** Where it is compared. */
  before: Days | undefined
  timeZone: string
  total: DashboardTotal | undefined
  statuses: DashboardStatuses | undefined
} & Readonly<Record<'tasks' | 'services' | 'workers' | 'assets' | 'places', DashboardRows | undefined>>

const delimiters: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' }

const cell = (value: string | number = '') => `"${defuseFormula(String(value)).replaceAll('"', '""')}"`

const sayDays = ({ from, to }: Days) => `${from} – ${to}`

/** What the parts are called: `2026-05-01`, `2026-05-01 14:00` or `2026-05`. An hour that clocks show twice has its offset. */
const nameParts = ({ unit, bars }: DashboardTotal, timeZone: string): string[] => {
  const format = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone })
  const offset = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
  const length = { hour: 16, day: 10, month: 7 }[unit]
  const names = bars.map(({ from }) => format.format(new Date(from)).slice(0, length))
  return names.map((name, at) => {
    if (names.indexOf(name) === names.lastIndexOf(name)) return name
    const parts = offset.formatToParts(new Date(bars[at]?.from ?? 0))
    return `${name} ${parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''}`
  })
}

const listTotal = (total: DashboardTotal, timeZone: string, words: CsvWords): Row[] => {
  const { bars, count, before, classifications, classificationsBefore } = total
  const names = nameParts(total, timeZone)
  return [
    [words.titles.total, '', count, before],
    ...Object.entries(classifications).map(
      ([kind, value]): Row => [
        words.titles.total,
        words.classifications[kind] ?? kind,
        value,
        classificationsBefore?.[kind as keyof typeof classifications],
      ],
    ),
    ...bars.map(
      (bar, at): Row => [
        words.titles.total,
        names[at] ?? '',
        Object.values(bar.classifications).reduce((sum, value) => sum + value, 0),
        bar.before,
      ],
    ),
  ]
}

const addUp = (rows: readonly { count: number; before?: number | undefined }[]) => ({
  count: rows.reduce((sum, row) => sum + row.count, 0),
  before: rows.reduce((sum, row) => sum + (row.before ?? 0), 0),
})

const listRows = (
  { rows, none, count, before, totalRows }: DashboardRows,
  title: string,
  unnamed: string | undefined,
  words: CsvWords,
): Row[] => {
  const listed = addUp([...rows, none])
  const left = totalRows - rows.length
  return [
    [title, '', count, before],
    ...rows.map((row): Row => [title, row.name, row.count, row.before]),
    ...(left > 0
      ? [[title, words.sayRest(left), count - listed.count, before === undefined ? undefined : before - listed.before] as const]
      : []),
    ...(unnamed === undefined ? [] : [[title, unnamed, none.count, none.before] as const]),
  ]
}

/** The tiles that are shown as one table, with a byte order mark, as spreadsheets want it. */
export const toCsv = (
  { period, before: daysBefore, timeZone, total, statuses, ...parts }: Shown,
  words: CsvWords,
  separator: CsvSeparator,
): string => {
  const { tile, name, count, before } = words.head
  const rows: Row[] = [
    [words.period, sayDays(period)],
    ...(daysBefore ? [[before, sayDays(daysBefore)] as const] : []),
    [words.timeZone, timeZone],
    ...(total ? listTotal(total, timeZone, words) : []),
    ...(statuses?.statuses.map((status): Row => [words.titles.statuses, status.name, status.count]) ?? []),
    ...(['tasks', 'services', 'workers', 'assets', 'places'] as const).flatMap((part) => {
      const shown = parts[part]
      const unnamed = part === 'workers' || part === 'places' ? words.none[part] : undefined
      return shown ? listRows(shown, words.titles[part], unnamed, words) : []
    }),
  ]
  const lines = [[tile, name, count, before], ...rows.map(([of, what, now, then]) => [of, what, now, then])]
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(delimiters[separator])).join('\r\n')}\r\n`
}
