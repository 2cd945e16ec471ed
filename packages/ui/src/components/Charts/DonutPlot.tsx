import { styled } from '@mui/material/styles'
import { PieChart } from '@mui/x-charts/PieChart'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { PLOT_HEIGHT } from './ChartCard.tsx'
import { TonePatterns, toneFill } from './tones.tsx'
import type { StatusPart } from './types.ts'

const Plot = styled('div')({
  position: 'relative',
  height: PLOT_HEIGHT,
  '& .MuiPieArc-root': { stroke: 'var(--tm-paper-raised)', strokeWidth: 2 },
})
const Middle = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  textAlign: 'center',
  pointerEvents: 'none',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  '& b': { font: '500 var(--tm-title-m)/1.2 var(--tm-font-title)', color: 'var(--tm-ink)', fontVariantNumeric: 'tabular-nums' },
})

interface DonutPlotProps {
  scope: string
  label: string
  parts: readonly StatusPart[]
  total: number
}

/** The drawing of a donut; loaded when one is shown. */
const DonutPlot = ({ scope, label, parts, total }: DonutPlotProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <Plot role="img" aria-label={label}>
      <PieChart
        height={PLOT_HEIGHT}
        margin={4}
        skipAnimation
        hideLegend
        disableKeyboardNavigation
        series={[
          {
            data: parts.map(({ id, label: name, tone, value }) => ({ id, label: name, value, color: toneFill(scope, tone) })),
            innerRadius: '66%',
            outerRadius: '100%',
            cornerRadius: 2,
            valueFormatter: ({ value }) => format.number(value),
          },
        ]}
      >
        <TonePatterns scope={scope} />
      </PieChart>
      <Middle>
        <b>{format.number(total)}</b>
        {t('media:chart.total')}
      </Middle>
    </Plot>
  )
}

export default DonutPlot
