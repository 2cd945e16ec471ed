import { useTheme } from '@mui/material/styles'
import { type DragEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { takeClick } from '../plain-click.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { addDays, getMonth, toStartOfWeek } from './month.ts'
import { moveFrom } from './move.ts'
import { Cell, Grid } from './parts.tsx'
import type { CalendarEvent } from './types.ts'

interface MonthGridProps {
  labelledBy: string
  selected: string
  today: string
  /** 1 for Monday to 7 for Sunday. */
  firstDay: number
  weeks: readonly (readonly string[])[]
  /** How many events of a day are written into its cell; the rest is counted. */
  most: number
  getEvents: (day: string) => readonly CalendarEvent[]
  onSelect: (day: string) => void
  onOpen: ((id: string) => void) | undefined
  onMove: ((id: string, day: string) => void) | undefined
}

/** Days as the grid of the ARIA Authoring Practices: one stop for Tab, keys move inside. */
export const MonthGrid = ({ labelledBy, selected, today, firstDay, weeks, most, getEvents, onSelect, onOpen, onMove }: MonthGridProps) => {
  const t = useTranslate()
  const format = useFormat()
  const rightToLeft = useTheme().direction === 'rtl'
  const cell = useRef<HTMLTableCellElement>(null)
  const followFocus = useRef<string>(undefined)
  const [dragged, setDragged] = useState<CalendarEvent>()
  const [over, setOver] = useState<string>()
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

  const rest = () => {
    setOver(undefined)
    setDragged(undefined)
  }
  const drop = (day: string) => {
    rest()
    if (dragged && dragged.day !== day) onMove?.(dragged.id, day)
  }
  const target = (day: string) =>
    onMove && {
      onDragOver: (event: DragEvent) => {
        if (!dragged) return
        event.preventDefault()
        if (over !== day) setOver(day)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        drop(day)
      },
    }
  const drag = (event: CalendarEvent) =>
    onMove && {
      draggable: true,
      onDragStart: ({ dataTransfer }: DragEvent) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', event.name)
        setDragged(event)
      },
      onDragEnd: rest,
    }
  const draw = (event: CalendarEvent) => {
    const { id, name, href, tone } = event
    if (href === undefined)
      return (
        <span key={id} data-tone={tone} {...drag(event)}>
          {name}
        </span>
      )
    // Keys reach it in the list of its day: the grid is one stop for Tab.
    return (
      <a
        key={id}
        href={href}
        tabIndex={-1}
        data-tone={tone}
        {...drag(event)}
        onClick={(click) => {
          click.stopPropagation()
          if (onOpen && takeClick(click)) onOpen(id)
        }}
      >
        {name}
      </a>
    )
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
        {weeks.map((week) => (
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
                  data-other={weeks.length > 1 && getMonth(day) !== getMonth(selected)}
                  data-over={over === day}
                  {...target(day)}
                  onClick={() => {
                    followFocus.current = day
                    onSelect(day)
                  }}
                >
                  <b>
                    <i aria-hidden="true">{Number(day.slice(8))}</i>
                    <VisuallyHidden>{date(day)}</VisuallyHidden>
                  </b>
                  {events.slice(0, most).map(draw)}
                  {events.length > most && <small>{t('media:calendar.more', { count: events.length - most })}</small>}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </Grid>
  )
}
