import { lazy, useId, useMemo } from 'react'
import { loadChunk } from '../../errors/load-chunk.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ChartCard } from './ChartCard.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartTable } from './ChartTable.tsx'
import { createPeriodFormat, type PeriodUnit } from './period.ts'
import type { BarSeries } from './types.ts'

const BarPlot = lazy(() => loadChunk(() => import('./BarPlot.tsx')))

export interface BarChartProps {
  title: string
  unit: PeriodUnit
  /** The first day of each period, `YYYY-MM-DD`, oldest first. */
  periods: readonly string[]
  /** Stacked in this order. */
  series: readonly BarSeries[]
  loading?: boolean
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** How many of what in each day or month. */
export const BarChart = ({ title, unit, periods, series, loading = false }: BarChartProps) => {
  const t = useTranslate()
  const format = useFormat()
  const scope = useId()
  const period = useMemo(() => createPeriodFormat(format.locale, unit), [format, unit])
  const totals = periods.map((_, at) => sum(series.map(({ values }) => values[at] ?? 0)))
  const all = sum(totals)
  const highest = totals.indexOf(Math.max(...totals))
  const several = series.length > 1

  const label = t('media:chart.bar_summary', {
    title,
    total: format.number(all),
    most: period.whole(periods[highest] ?? ''),
    value: format.number(totals[highest] ?? 0),
  })
  const table = (
    <ChartTable
      caption={title}
      columns={[t(`media:chart.${unit}`), ...series.map((one) => one.label), ...(several ? [t('media:chart.total')] : [])]}
      rows={periods.map((from, at) => ({
        id: from,
        cells: [
          period.whole(from),
          ...[...series.map(({ values }) => values[at] ?? 0), ...(several ? [totals[at] ?? 0] : [])].map((n) => format.number(n)),
        ],
      }))}
    />
  )
  return (
    <ChartCard
      title={title}
      loading={loading}
      empty={all === 0}
      plot={<BarPlot scope={scope} label={label} periods={periods} series={series} formatPeriod={period.short} />}
      table={table}
      legend={<ChartLegend scope={scope} entries={series.map(({ values, ...one }) => ({ ...one, value: sum(values) }))} />}
    />
  )
}
