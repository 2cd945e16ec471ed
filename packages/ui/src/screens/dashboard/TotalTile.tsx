import { styled } from '@mui/material/styles'
import { type Classification, classifications, type DashboardTotal } from '@tracemark/api/schemas'
import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { CardFrame } from '../../components/CardFrame/CardFrame.tsx'
import { ChartTable } from '../../components/Charts/ChartTable.tsx'
import { LinkedBars } from '../../components/Charts/LinkedBars.tsx'
import { type Tone, toneInk } from '../../components/Charts/tones.tsx'
import { takeClick } from '../../components/plain-click.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { useChange } from './changes.ts'
import { FigureLink } from './parts.tsx'
import type { DashboardScreenProps, Tile } from './types.ts'

const tones: Record<Classification, Tone> = { notice: 'notice', alert: 'alert', warning: 'warning', unclassified: 'plain' }

const Large = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: '0 10px',
  margin: 0,
  color: 'var(--tm-ink-muted)',
  fontVariantNumeric: 'tabular-nums',
})

const Parts = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 184px',
  gap: 18,
  alignItems: 'end',
  '@media (max-width: 767px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const Legend = styled('ul')({
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& a': {
    display: 'grid',
    gridTemplateColumns: '10px minmax(0, 1fr) auto 4.5ch',
    gap: 8,
    alignItems: 'center',
    minHeight: 30,
    padding: '0 6px',
    borderRadius: 5,
    color: 'var(--tm-ink)',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--tm-paper-sunken)' },
  '& i': { width: 10, height: 10, borderRadius: 2, forcedColorAdjust: 'none' },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
})

const addUp = (counts: DashboardTotal['classifications']) => classifications.reduce((sum, name) => sum + (counts[name] ?? 0), 0)

/** How parts of a period are called, in the organization's time zone. */
const createNames = (locale: string, unit: DashboardTotal['unit'], timeZone: string) => {
  const options = {
    hour: {
      short: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
      whole: { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    },
    day: { short: { day: 'numeric', month: 'short' }, whole: { day: 'numeric', month: 'short', year: 'numeric' } },
    month: { short: { month: 'short' }, whole: { month: 'long', year: 'numeric' } },
  } as const
  const format = (parts: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { ...parts, timeZone })
  const short = format(options[unit].short)
  const whole = format(options[unit].whole)
  return { short: (instant: string) => short.format(new Date(instant)), whole: (instant: string) => whole.format(new Date(instant)) }
}

interface TotalTileProps extends Pick<DashboardScreenProps, 'timeZone' | 'getInteractionsHref' | 'onOpen'> {
  tile: Tile<DashboardTotal>
}

/** All interactions of the period, part by part, and how they are classified. */
export const TotalTile = ({ tile, timeZone, getInteractionsHref, onOpen }: TotalTileProps) => {
  const t = useTranslate()
  const format = useFormat()
  const change = useChange()
  const [isTable, setIsTable] = useState(false)
  const title = t('dashboard:total')
  const { data } = tile
  const series = classifications.map((kind) => ({ id: kind, label: t(`interactions:classification.${kind}`), tone: tones[kind] }))
  const body = ({ bars, unit, count, before, classifications: counts, classificationsBefore, ...span }: DashboardTotal) => {
    const name = createNames(format.locale, unit, timeZone)
    const totals = bars.map((bar) => addUp(bar.classifications))
    const hasBefore = bars.some((bar) => bar.before !== undefined)
    const highest = totals.indexOf(Math.max(...totals))
    const isEmpty = count === 0 && (before ?? 0) === 0
    const label = t('media:chart.bar_summary', {
      title,
      total: format.number(count),
      most: name.whole(bars[highest]?.from ?? span.from),
      value: format.number(totals[highest] ?? 0),
    })
    const legend = (
      <Legend>
        {series.map(({ id, label: of, tone }) => {
          const href = getInteractionsHref(span, { classification: id })
          return (
            <li key={id}>
              <a
                href={href}
                onClick={(event) => {
                  if (takeClick(event)) onOpen(href)
                }}
              >
                <i style={{ background: toneInk(tone) }} />
                {of}
                <b>{format.number(counts[id] ?? 0)}</b>
                <small>{change.short(counts[id] ?? 0, classificationsBefore?.[id])}</small>
              </a>
            </li>
          )
        })}
      </Legend>
    )
    const table = (
      <ChartTable
        caption={title}
        columns={[
          unit === 'hour' ? t('dashboard:hour') : t(`media:chart.${unit}`),
          ...series.map((one) => one.label),
          t('media:chart.total'),
          ...(hasBefore ? [t('dashboard:earlier')] : []),
        ]}
        rows={bars.map((bar, at) => ({
          id: `${bar.from} ${at}`,
          cells: [
            name.whole(bar.from),
            ...classifications.map((kind) => format.number(bar.classifications[kind] ?? 0)),
            format.number(totals[at] ?? 0),
            ...(hasBefore ? [format.number(bar.before ?? 0)] : []),
          ],
        }))}
      />
    )
    return (
      <>
        <Large>
          <FigureLink size="large" href={getInteractionsHref(span)} onOpen={onOpen} label={`${title}: ${format.number(count)}`}>
            {format.number(count)}
          </FigureLink>
          {isEmpty ? t('dashboard:empty') : change.whole(count, before)}
        </Large>
        {!isEmpty && (
          <Parts>
            {isTable ? (
              table
            ) : (
              <LinkedBars
                label={label}
                series={series}
                onOpen={onOpen}
                bars={bars.map((bar, at) => ({
                  id: `${bar.from} ${at}`,
                  name: name.short(bar.from),
                  whole: name.whole(bar.from),
                  href: getInteractionsHref(bar),
                  values: classifications.map((kind) => bar.classifications[kind] ?? 0),
                  before: bar.before,
                }))}
              />
            )}
            {legend}
          </Parts>
        )}
      </>
    )
  }
  return (
    <CardFrame
      title={title}
      loading={!data}
      lines={9}
      failure={tile.failure}
      onRetry={tile.onRetry}
      action={
        data && (
          <Button size="small" variant="text" onClick={() => setIsTable(!isTable)}>
            {t(isTable ? 'media:chart.as_chart' : 'media:chart.as_table')}
          </Button>
        )
      }
    >
      {data && body(data)}
    </CardFrame>
  )
}
