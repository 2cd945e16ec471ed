import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { type ReactNode, Suspense, useId, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { surface } from '../Card/surface.ts'
import { Waiting } from '../Skeleton/Waiting.tsx'

/** Height of every plot in CSS pixels, so that what loads has the room of what comes. */
export const PLOT_HEIGHT = 240

const Card = styled('section')({
  display: 'grid',
  alignContent: 'start',
  gap: 14,
  minWidth: 0,
  padding: '16px 18px 18px',
  ...surface,
})
const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '6px 12px',
  '& h2': { margin: 0, font: '500 var(--tm-title-s)/1.25 var(--tm-font-title)', overflowWrap: 'anywhere' },
})
const Nothing = styled('p')({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 10,
  height: PLOT_HEIGHT,
  margin: 0,
  color: 'var(--tm-ink-muted)',
  textAlign: 'center',
})

interface ChartCardProps {
  title: string
  loading: boolean
  empty: boolean
  plot: ReactNode
  table: ReactNode
  legend: ReactNode
}

/** A chart and its numbers: one button changes between them. */
export const ChartCard = ({ title, loading, empty, plot, table, legend }: ChartCardProps) => {
  const t = useTranslate()
  const id = useId()
  const [asTable, setAsTable] = useState(false)
  const waiting = <Skeleton variant="rounded" height={PLOT_HEIGHT} />

  const body = () => {
    if (loading) return <Waiting>{waiting}</Waiting>
    if (empty) {
      return (
        <Nothing>
          <Icon name="chart" size={26} />
          {t('media:chart.empty')}
        </Nothing>
      )
    }
    if (asTable) return table
    return (
      <>
        <Suspense fallback={waiting}>{plot}</Suspense>
        {legend}
      </>
    )
  }

  return (
    <Card aria-labelledby={id} aria-busy={loading}>
      <Head>
        <h2 id={id}>{title}</h2>
        <Button
          size="small"
          variant="text"
          disabled={loading || empty}
          startIcon={<Icon name={asTable ? 'chart' : 'table'} />}
          onClick={() => setAsTable(!asTable)}
        >
          {t(asTable ? 'media:chart.as_chart' : 'media:chart.as_table')}
        </Button>
      </Head>
      {body()}
    </Card>
  )
}
