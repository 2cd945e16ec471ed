import { defuseFormula } from '@tracemark/api/rules'
import type { DashboardRows, DashboardStatuses, DashboardTotal } from '@tracemark/api/schemas'

/** What the file says beside numbers and names. */
export interface CsvWords {
  head: { tile: string; name: string; count: string; before: string }
  titles: Readonly<Record<'total' | 'statuses' | 'tasks' | 'services' | 'workers' | 'assets' | 'places', string>>
  classifications: Readonly<Record<string, string>>
  none: Readonly<Partial<Record<'workers' | 'places', string>>>
}

type Row = readonly [tile: string, name: string, count: number, before: number | undefined]

type Shown = { total: DashboardTotal | undefined; statuses: DashboardStatuses | undefined } & Readonly<
  Record<'tasks' | 'services' | 'workers' | 'assets' | 'places', DashboardRows | undefined>
>

const cell = (value: string | number = '') => `"${defuseFormula(String(value)).replaceAll('"', '""')}"`

const listTotal = ({ bars, count, before, classifications, classificationsBefore }: DashboardTotal, words: CsvWords): Row[] => [
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
    (bar): Row => [words.titles.total, bar.from, Object.values(bar.classifications).reduce((sum, value) => sum + value, 0), bar.before],
  ),
]

const listRows = ({ rows, none, count, before }: DashboardRows, title: string, rest: string | undefined): Row[] => [
  [title, '', count, before],
  ...rows.map((row): Row => [title, row.name, row.count, row.before]),
  ...(rest === undefined ? [] : [[title, rest, none.count, none.before] as const]),
]

/** The tiles that are shown as one table, with a byte order mark, as spreadsheets want it. */
export const toCsv = ({ total, statuses, ...parts }: Shown, words: CsvWords): string => {
  const { tile, name, count, before } = words.head
  const rows: Row[] = [
    ...(total ? listTotal(total, words) : []),
    ...(statuses?.statuses.map((status): Row => [words.titles.statuses, status.name, status.count, undefined]) ?? []),
    ...(['tasks', 'services', 'workers', 'assets', 'places'] as const).flatMap((part) => {
      const shown = parts[part]
      const rest = part === 'workers' || part === 'places' ? words.none[part] : undefined
      return shown ? listRows(shown, words.titles[part], rest) : []
    }),
  ]
  return `\uFEFF${[[tile, name, count, before], ...rows].map((cells) => cells.map(cell).join(',')).join('\r\n')}\r\n`
}
