import { styled } from '@mui/material/styles'
import type { Classification } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { isPlainClick } from '../plain-click.ts'
import { groupByDay } from './group-by-day.ts'

const Days = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

const Day = styled('li')({
  '& h3': { margin: '0 0 10px', font: '600 var(--tm-text-s)/20px var(--tm-font-ui)', color: 'var(--tm-ink-muted)' },
  '& + &': { marginTop: 10 },
})

const Events = styled('ol')({ margin: 0, padding: 0, listStyle: 'none' })

/** The line between two seals of a day belongs to the upper one. */
const Event = styled('li')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '32px minmax(0, 1fr) auto',
  gap: '0 12px',
  paddingBottom: 18,
  '&::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '34px 2px',
    insetInlineStart: 15.5,
    width: 1,
    background: 'var(--tm-line-strong)',
  },
  '&:last-child::before': { display: 'none' },
  '& > div': { minWidth: 0, paddingTop: 6, overflowWrap: 'anywhere' },
  '& b': { fontWeight: 600 },
  '& p': { margin: '2px 0 0', color: 'var(--tm-ink-muted)', textWrap: 'pretty' },
  '& a': { fontWeight: 600, color: 'var(--tm-accent-strong)', textUnderlineOffset: 3 },
  '& time': { paddingTop: 6, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
})

const Seal = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  borderRadius: '50%',
  border: '1px solid var(--tm-line-strong)',
  background: 'var(--tm-paper-raised)',
  color: 'var(--tm-accent)',
  '&[data-tone=notice]': { color: 'var(--tm-notice)' },
  '&[data-tone=alert]': { borderColor: 'transparent', background: 'var(--tm-alert-wash)', color: 'var(--tm-alert)' },
  '&[data-tone=warning]': { borderColor: 'transparent', background: 'var(--tm-warning-wash)', color: 'var(--tm-warning)' },
  '&[data-tone=unclassified]': { color: 'var(--tm-ink-muted)' },
})

const Nothing = styled('p')({ margin: 0, color: 'var(--tm-ink-muted)' })

export interface TimelineEvent {
  id: string
  name: string
  /** The instant, ISO 8601. */
  at: string
  icon?: IconName | undefined
  /** Gives its icon the color that the classification has elsewhere. */
  tone?: Classification | undefined
  /** Who or where, in words. */
  note?: string | undefined
  /** Where its name leads. */
  href?: string | undefined
}

export interface TimelineProps {
  /** Shown in this order; those of one day that follow each other stand together. */
  events: readonly TimelineEvent[]
  /** A plain click on a name; absent, the browser follows the link. */
  onNavigate?: ((href: string) => void) | undefined
}

/** What happened, day by day. */
export const Timeline = ({ events, onNavigate }: TimelineProps) => {
  const t = useTranslate()
  const format = useFormat()
  const name = ({ name: text, href }: TimelineEvent) =>
    href === undefined ? (
      <b>{text}</b>
    ) : (
      <a
        href={href}
        onClick={(event) => {
          if (!onNavigate || !isPlainClick(event)) return
          event.preventDefault()
          onNavigate(href)
        }}
      >
        {text}
      </a>
    )
  if (events.length === 0) return <Nothing>{t('media:timeline.empty')}</Nothing>
  return (
    <Days>
      {groupByDay(events, ({ at }) => format.day(at)).map(({ day, items }) => (
        <Day key={items[0]?.id}>
          <h3>{day}</h3>
          <Events>
            {items.map((event) => (
              <Event key={event.id}>
                <Seal data-tone={event.tone}>
                  <Icon name={event.icon ?? event.tone ?? 'check'} />
                </Seal>
                <div>
                  {name(event)}
                  {event.note !== undefined && <p>{event.note}</p>}
                </div>
                <time dateTime={event.at}>{format.time(event.at)}</time>
              </Event>
            ))}
          </Events>
        </Day>
      ))}
    </Days>
  )
}
