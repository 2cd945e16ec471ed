import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { createPeriodFormat } from '../Charts/period.ts'
import { MonthGrid } from './MonthGrid.tsx'
import { addMonths } from './month.ts'
import { Agenda, Card, Head } from './parts.tsx'
import type { CalendarEvent } from './types.ts'

const MONDAY = 1

export interface CalendarProps {
  /** The day that is looked at, `YYYY-MM-DD`; its month is shown. */
  selected: string
  /** `YYYY-MM-DD`, marked. */
  today: string
  events: readonly CalendarEvent[]
  /** The first day of a week, 1 for Monday to 7 for Sunday. */
  firstDay?: number
  /** Another day was chosen; in another month, load that month's events. */
  onSelect: (day: string) => void
}

/** A month with what happens in it, and the chosen day in full. */
export const Calendar = ({ selected, today, events, firstDay = MONDAY, onSelect }: CalendarProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const byDay = Map.groupBy(events, ({ day }) => day)
  const chosen = byDay.get(selected) ?? []
  return (
    <Card aria-labelledby={id}>
      <Head>
        <h2 id={id} aria-live="polite">
          {createPeriodFormat(format.locale, 'month').whole(selected)}
        </h2>
        <IconButton aria-label={t('media:calendar.previous')} onClick={() => onSelect(addMonths(selected, -1))}>
          <Icon name="left" />
        </IconButton>
        <IconButton aria-label={t('media:calendar.next')} onClick={() => onSelect(addMonths(selected, 1))}>
          <Icon name="right" />
        </IconButton>
      </Head>
      <MonthGrid
        labelledBy={id}
        selected={selected}
        today={today}
        firstDay={firstDay}
        getEvents={(day) => byDay.get(day) ?? []}
        onSelect={onSelect}
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
                {href === undefined ? name : <a href={href}>{name}</a>}
              </li>
            ))}
          </ul>
        )}
      </Agenda>
    </Card>
  )
}
