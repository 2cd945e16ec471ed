import { useTheme } from '@mui/material/styles'
import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { addDays, getMonth, listWeeks, toStartOfWeek } from './month.ts'
import { moveFrom } from './move.ts'
import { Cell, Grid } from './parts.tsx'
import type { CalendarEvent } from './types.ts'

/** How many events of a day are written into its cell; the rest is counted. */
const SHOWN = 2

interface MonthGridProps {
  labelledBy: string
  selected: string
  today: string
  /** 1 for Monday to 7 for Sunday. */
  firstDay: number
  getEvents: (day: string) => readonly CalendarEvent[]
  onSelect: (day: string) => void
}

/** The days of a month as the grid of the ARIA Authoring Practices: one stop for Tab, keys move inside. */
export const MonthGrid = ({ labelledBy, selected, today, firstDay, getEvents, onSelect }: MonthGridProps) => {
  const t = useTranslate()
  const format = useFormat()
  const rightToLeft = useTheme().direction === 'rtl'
  const cell = useRef<HTMLTableCellElement>(null)
  const followFocus = useRef<string>(undefined)
  const names = useMemo(() => {
    const name = (weekday: 'long' | 'short') => new Intl.DateTimeFormat(format.locale, { weekday, timeZone: 'UTC' })
    return { long: name('long'), short: name('short') }
  }, [format])

  // The focus follows the day that a key chose, as soon as it is the selected one.
  useEffect(() => {
    const chosen = followFocus.current
    followFocus.current = undefined
    if (chosen === selected) cell.current?.focus()
  }, [selected])

  const move = (event: KeyboardEvent) => {
    const to = moveFrom(selected, { key: event.key, shift: event.shiftKey, rightToLeft, firstDay })
    if (to === undefined) return
    event.preventDefault()
    followFocus.current = to
    onSelect(to)
  }

  const date = (day: string) => `${names.long.format(new Date(day))}, ${format.day(day)}`

  const monday = toStartOfWeek(selected, firstDay)
  return (
    <Grid role="grid" aria-labelledby={labelledBy} onKeyDown={move}>
      <thead>
        <tr>
          {Array.from({ length: 7 }, (_, at) => new Date(addDays(monday, at))).map((day) => (
            <th key={day.getUTCDay()} scope="col" abbr={names.long.format(day)}>
              {names.short.format(day)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {listWeeks(getMonth(selected), firstDay).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => {
              const events = getEvents(day)
              const chosen = day === selected
              return (
                <Cell
                  key={day}
                  ref={chosen ? cell : undefined}
                  role="gridcell"
                  tabIndex={chosen ? 0 : -1}
                  aria-selected={chosen}
                  aria-current={day === today ? 'date' : undefined}
                  data-other={getMonth(day) !== getMonth(selected)}
                  onClick={() => {
                    followFocus.current = day
                    onSelect(day)
                  }}
                >
                  <b>
                    <i aria-hidden="true">{Number(day.slice(8))}</i>
                    <VisuallyHidden>{date(day)}</VisuallyHidden>
                  </b>
                  {events.slice(0, SHOWN).map((event) => (
                    <span key={event.id}>{event.name}</span>
                  ))}
                  {events.length > SHOWN && <small>{t('media:calendar.more', { count: events.length - SHOWN })}</small>}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
