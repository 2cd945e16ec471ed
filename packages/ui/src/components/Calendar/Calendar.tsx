import IconButton from '@mui/material/IconButton'
import { type ReactNode, useId } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { createPeriodFormat } from '../Charts/period.ts'
import { takeClick } from '../plain-click.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { addDays, addMonths, getMonth, listDays, listWeeks, toStartOfWeek } from './month.ts'
import { Agenda, Card, Head } from './parts.tsx'
import type { CalendarEvent } from './types.ts'

const MONDAY = 1
const WEEK = 7

/** How many events of a day are written into its cell; the rest is counted. */
const IN_MONTH = 2
const IN_WEEK = 12

/** A week by its first and last day, as the language says a span. */
const sayDays = (locale: string, first: string, last: string) =>
  new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).formatRange(
    new Date(first),
    new Date(last),
  )

export interface CalendarProps {
  /** The day that is looked at, `YYYY-MM-DD`; its month is shown. */
  selected: string
  /** `YYYY-MM-DD`, marked. */
  today: string
  events: readonly CalendarEvent[]
  /** The first day of a week, 1 for Monday to 7 for Sunday. */
  firstDay?: number
  /** How much is shown at once. */
  span?: 'month' | 'week' | undefined
  /** The events of these days are on their way. */
  isBusy?: boolean | undefined
  /** At the end of the head. */
  tools?: ReactNode
  /** Another day was chosen; in another month, load that month's events. */
  onSelect: (day: string) => void
  /** An event with an address was pressed; the browser follows the address where this is absent. */
  onOpen?: ((id: string) => void) | undefined
  /** An event was dragged to another day. */
  onMove?: ((id: string, day: string) => void) | undefined
}

/** A month or a week with what happens in it, and the chosen day in full. */
export const Calendar = ({
  selected,
  today,
  events,
  firstDay = MONDAY,
  span = 'month',
  isBusy = false,
  tools,
  onSelect,
  onOpen,
  onMove,
}: CalendarProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const byDay = Map.groupBy(events, ({ day }) => day)
  const chosen = byDay.get(selected) ?? []
  const isMonth = span === 'month'
  const weeks = isMonth ? listWeeks(getMonth(selected), firstDay) : [listDays(toStartOfWeek(selected, firstDay))]
  const step = (count: number) => onSelect(isMonth ? addMonths(selected, count) : addDays(selected, count * WEEK))
  const title = () => {
    const [first = selected, last = selected] = [weeks[0]?.[0], weeks[0]?.at(-1)]
    return isMonth ? createPeriodFormat(format.locale, 'month').whole(selected) : sayDays(format.locale, first, last)
  }
  return (
    <Card aria-labelledby={id} aria-busy={isBusy}>
      <Head>
        <h2 id={id} aria-live="polite">
          {title()}
        </h2>
        <small role="status">{isBusy && t('common:loading')}</small>
        <IconButton aria-label={t(isMonth ? 'media:calendar.previous' : 'media:calendar.previous_week')} onClick={() => step(-1)}>
          <Icon name="left" />
        </IconButton>
        <IconButton aria-label={t(isMonth ? 'media:calendar.next' : 'media:calendar.next_week')} onClick={() => step(1)}>
          <Icon name="right" />
        </IconButton>
        {tools}
      </Head>
      <MonthGrid
        labelledBy={id}
        selected={selected}
        today={today}
        firstDay={firstDay}
        weeks={weeks}
        most={isMonth ? IN_MONTH : IN_WEEK}
        getEvents={(day) => byDay.get(day) ?? []}
        onSelect={onSelect}
        onOpen={onOpen}
        onMove={onMove}
      />
      <Agenda>
        <h3>{format.day(selected)}</h3>
        {chosen.length === 0 ? (
          <p>{t('media:calendar.empty')}</p>
        ) : (
          <ul>
            {chosen.map(({ id: key, name, time, href }) => (
              <li key={key}>
                <span>{time ?? t('media:calendar.all_day')}</span>
                {href === undefined ? (
                  name
                ) : (
                  <a href={href} onClick={(event) => onOpen && takeClick(event) && onOpen(key)}>
                    {name}
                  </a>
                )}
              </li>
            ))}
          </ul>
        )}
      </Agenda>
    </Card>
  )
}
