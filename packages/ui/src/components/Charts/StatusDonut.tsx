import { lazy, useId } from 'react'
import { loadChunk } from '../../errors/load-chunk.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { ChartCard } from './ChartCard.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { StatusPart } from './types.ts'

const DonutPlot = lazy(() => loadChunk(() => import('./DonutPlot.tsx')))

export interface StatusDonutProps {
  title: string
  parts: readonly StatusPart[]
  loading?: boolean
}

/** How a whole divides among statuses. */
export const StatusDonut = ({ title, parts, loading = false }: StatusDonutProps) => {
  const t = useTranslate()
  const format = useFormat()
  const scope = useId()
  const total = parts.reduce((sum, { value }) => sum + value, 0)
  const share = (value: number) => format.percent(total === 0 ? 0 : value / total)
  const label = `${title}: ${format.list(parts.map((part) => `${part.label} ${share(part.value)}`))}`
  const table = (
    <ChartTable
      caption={title}
      columns={[t('media:chart.part'), t('media:chart.count'), t('media:chart.share')]}
      rows={parts.map(({ id, label: name, value }) => ({ id, cells: [name, format.number(value), share(value)] }))}
    />
  )
  return (
    <ChartCard
      title={title}
      loading={loading}
      empty={total === 0}
      plot={<DonutPlot scope={scope} label={label} parts={parts} total={total} />}
      table={table}
      legend={<ChartLegend scope={scope} entries={parts} />}
    />
  )
}
