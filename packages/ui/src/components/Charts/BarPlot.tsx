import { styled, useTheme } from '@mui/material/styles'
import { BarChart as MuiBarChart } from '@mui/x-charts/BarChart'
import { useFormat } from '../../i18n/context.ts'
import { PLOT_HEIGHT } from './ChartCard.tsx'
import { TonePatterns, toneFill } from './tones.tsx'
import type { BarSeries } from './types.ts'

const Plot = styled('div')({
  height: PLOT_HEIGHT,
  '& text': { fontFamily: 'var(--tm-font-ui) !important', fontVariantNumeric: 'tabular-nums' },
  '& .MuiChartsAxis-tickLabel': { fill: 'var(--tm-ink-muted) !important' },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: 'var(--tm-line-strong) !important' },
  '& .MuiChartsGrid-line': { stroke: 'var(--tm-line)' },
  // Parts of a bar are told apart without seeing colour.
  '& .MuiBarChart-element': { stroke: 'var(--tm-paper-raised)', strokeWidth: 0.5 },
})

interface BarPlotProps {
  scope: string
  label: string
  periods: readonly string[]
  series: readonly BarSeries[]
  formatPeriod: (from: string) => string
}

/** The drawing of a bar chart; loaded when one is shown. Time runs in the direction of reading. */
const BarPlot = ({ scope, label, periods, series, formatPeriod }: BarPlotProps) => {
  const format = useFormat()
  const mirrored = useTheme().direction === 'rtl'
  return (
    <Plot role="img" aria-label={label}>
      <MuiBarChart
        height={PLOT_HEIGHT}
        margin={{ top: 8, right: 4, bottom: 0, left: 4 }}
        skipAnimation
        hideLegend
        disableKeyboardNavigation
        borderRadius={2}
        grid={{ horizontal: true }}
        xAxis={[{ data: periods, scaleType: 'band', reverse: mirrored, valueFormatter: formatPeriod, disableLine: false, height: 26 }]}
        yAxis={[
          {
            position: mirrored ? 'right' : 'left',
            disableLine: true,
            disableTicks: true,
            width: 40,
            valueFormatter: (value: number) => format.number(value),
          },
        ]}
        series={series.map(({ id, label: name, tone, values }) => ({
          id,
          label: name,
          data: values,
          stack: 'all',
          color: toneFill(scope, tone),
          valueFormatter: (value) => format.number(value ?? 0),
        }))}
      >
        <TonePatterns scope={scope} />
      </MuiBarChart>
    </Plot>
  )
}

export default BarPlot
