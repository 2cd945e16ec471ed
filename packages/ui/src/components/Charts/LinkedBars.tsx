import { styled } from '@mui/material/styles'
import { type KeyboardEvent, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { takeClick } from '../plain-click.ts'
import { type Tone, toneInk } from './tones.tsx'

const HEIGHT = 200

const Plot = styled('div')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: '4px 8px',
  paddingTop: 20,
})

const Scale = styled('div')({
  position: 'relative',
  height: HEIGHT,
  minWidth: 24,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-xs)',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  '& span': { position: 'absolute', insetInlineEnd: 0, transform: 'translateY(50%)' },
})

const Bars = styled('div')({
  position: 'relative',
  display: 'flex',
  height: HEIGHT,
  borderBottom: '1px solid var(--tm-line-strong)',
  '& > i': { position: 'absolute', insetInline: 0, borderTop: '1px solid var(--tm-line)' },
  '& > a': {
    position: 'relative',
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: 64,
    display: 'flex',
    flexDirection: 'column-reverse',
    gap: 1,
    paddingInline: 2,
    color: 'var(--tm-ink)',
    borderRadius: 3,
    forcedColorAdjust: 'none',
  },
  '@media (max-width: 767px)': { '& > a': { paddingInline: 0.5 } },
  '& > a:hover': { background: 'var(--tm-paper-sunken)' },
  '& > a:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 0, zIndex: 1 },
  '& b': { display: 'block', minHeight: 1, borderRadius: 1 },
  // The earlier period: a tick across the day, on the paper's own colour.
  '& u': {
    position: 'absolute',
    insetInline: 0,
    height: 2,
    marginBottom: -1,
    background: 'var(--tm-ink)',
    boxShadow: '0 0 0 1px var(--tm-paper-raised)',
  },
  '& em': {
    position: 'absolute',
    insetInlineStart: '50%',
    transform: 'translate(-50%, -4px)',
    fontStyle: 'normal',
    fontWeight: 600,
    fontSize: 'var(--tm-text-s)',
    lineHeight: 1,
    paddingBottom: 2,
  },
})

const Names = styled('div')({
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: 8,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  whiteSpace: 'nowrap',
  '& > :last-child': { color: 'var(--tm-ink)' },
})

/** The least of 1, 2, 5, 10, 20 … that three lines of it reach the highest bar. */
const getStep = (highest: number): number => {
  const least = Math.max(1, highest / 3)
  const power = 10 ** Math.floor(Math.log10(least))
  return ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10) * power
}

export interface LinkedBar {
  id: string
  /** As short as it is understood, and whole. */
  name: string
  whole: string
  href: string
  /** One for each series, the lowest first. */
  values: readonly number[]
  before?: number | undefined
}

export interface LinkedBarsProps {
  label: string
  series: readonly { id: string; label: string; tone: Tone }[]
  bars: readonly LinkedBar[]
  onOpen: (href: string) => void
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** Where the keys lead from one bar. */
const steps: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowLeft: (at) => Math.max(0, at - 1),
  ArrowRight: (at, last) => Math.min(last, at + 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Names of some bars, so many that they have room. */
const pickNames = (bars: readonly LinkedBar[]): readonly LinkedBar[] => {
  const every = Math.max(1, Math.ceil(bars.length / 5))
  const last = bars.length - 1
  return bars.filter((_, at) => at === last || (at % every === 0 && last - at >= every / 2))
}

/**
 * Stacked bars, each of which leads to what it counts, with a tick where the period before stood. One tab stop: arrows go from bar to bar,
 * Enter opens.
 */
export const LinkedBars = ({ label, series, bars, onOpen }: LinkedBarsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [current, setCurrent] = useState(bars.length - 1)
  const plot = useRef<HTMLDivElement>(null)
  const at = Math.min(current, bars.length - 1)
  const totals = bars.map(({ values }) => sum(values))
  const peak = Math.max(...totals)
  const step = getStep(Math.max(peak, ...bars.map(({ before = 0 }) => before)))
  const share = (value: number) => `${(value / (step * 3)) * 100}%`
  const move = (event: KeyboardEvent) => {
    const next = steps[event.key]?.(at, bars.length - 1)
    if (next === undefined) return
    event.preventDefault()
    setCurrent(next)
    plot.current?.querySelectorAll('a')[next]?.focus()
  }
  return (
    <Plot>
      <Scale aria-hidden="true">
        {[1, 2, 3].map((line) => (
          <span key={line} style={{ bottom: share(line * step) }}>
            {format.number(line * step)}
          </span>
        ))}
      </Scale>
      <Bars ref={plot} role="group" aria-label={label} onKeyDown={move}>
        {[1, 2, 3].map((line) => (
          <i key={line} style={{ bottom: share(line * step) }} />
        ))}
        {bars.map(({ id, whole, href, values, before }, index) => {
          const total = totals[index] ?? 0
          const parts = series.flatMap((one, place) => (values[place] ? [`${one.label} ${format.number(values[place])}`] : []))
          return (
            <a
              key={id}
              href={href}
              tabIndex={index === at ? 0 : -1}
              title={`${whole}: ${format.number(total)}`}
              aria-label={
                parts.length > 1
                  ? t('dashboard:bar', { period: whole, total: format.number(total), parts: format.list(parts) })
                  : `${whole}: ${parts[0] ?? format.number(total)}`
              }
              onFocus={() => setCurrent(index)}
              onClick={(event) => {
                if (takeClick(event)) onOpen(href)
              }}
            >
              {series.map((one, place) =>
                values[place] ? <b key={one.id} style={{ height: share(values[place]), background: toneInk(one.tone) }} /> : null,
              )}
              {before !== undefined && <u style={{ bottom: share(before) }} />}
              {total === peak && total > 0 && totals.indexOf(peak) === index && (
                <em style={{ bottom: share(total) }}>{format.number(total)}</em>
              )}
            </a>
          )
        })}
      </Bars>
      <Names aria-hidden="true">
        {pickNames(bars).map(({ id, name }) => (
          <span key={id}>{name}</span>
        ))}
      </Names>
    </Plot>
  )
}
