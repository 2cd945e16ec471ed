import { type Classification, classifications } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { part } from '../part.ts'
import { takeClick } from '../plain-click.ts'

const UNKNOWN = '–'

const Bar = part('div', 'tm-classification-bar')
const Part = part('span', 'tm-classification-bar-part')
const Legend = part('ul', 'tm-classification-bar-legend')
const Entry = part('li', 'tm-classification-bar-entry')

/** What a press on a classification does: it narrows the list that the bar is of, or leads to those interactions. */
type Pressing =
  | { chosen: readonly Classification[]; onChoose: (chosen: readonly Classification[]) => void; getHref?: undefined; onOpen?: undefined }
  | { getHref: (kind: Classification) => string; onOpen: (href: string) => void; chosen?: undefined; onChoose?: undefined }
  | { chosen?: undefined; onChoose?: undefined; getHref?: undefined; onOpen?: undefined }

export type ClassificationBarProps = Pressing & {
  /** Absent while they are on their way. Of all of them, whichever are chosen. */
  counts?: Readonly<Record<Classification, number>> | undefined
}

/** How the interactions divide: a band, and the same in numbers. A press on either is the same; the keyboard has the numbers. */
export const ClassificationBar = ({ counts, chosen, onChoose, getHref, onOpen }: ClassificationBarProps) => {
  const t = useTranslate()
  const format = useFormat()
  const total = counts ? classifications.reduce((sum, kind) => sum + counts[kind], 0) : 0
  const name = (kind: Classification) => t(`interactions:classification.${kind}`)
  const share = (kind: Classification) =>
    t('interactions:share', { name: name(kind), share: counts ? format.percent(total === 0 ? 0 : counts[kind] / total) : UNKNOWN })
  const press = (kind: Classification, isHidden: boolean, children?: ReactNode) => {
    const look = { title: share(kind), ...(isHidden && { tabIndex: -1 }), children }
    if (getHref) return <a {...look} href={getHref(kind)} onClick={(event) => takeClick(event) && onOpen(getHref(kind))} />
    if (!onChoose) return children
    const isChosen = chosen.includes(kind)
    const choose = () => onChoose(isChosen ? chosen.filter((other) => other !== kind) : [...chosen, kind])
    return <PlainButton {...look} aria-pressed={isChosen} onClick={choose} />
  }
  const isPressed = getHref !== undefined || onChoose !== undefined
  const label = t('interactions:classifications')
  return (
    <div>
      <Bar
        {...(isPressed ? { 'aria-hidden': true } : { role: 'img', 'aria-label': `${label}: ${format.list(classifications.map(share))}` })}
      >
        {counts &&
          classifications.map(
            (kind) =>
              counts[kind] > 0 && (
                <Part
                  key={kind}
                  data-kind={kind}
                  data-faded={chosen !== undefined && chosen.length > 0 && !chosen.includes(kind)}
                  style={{ flexGrow: counts[kind] }}
                >
                  {press(kind, true)}
                </Part>
              ),
          )}
      </Bar>
      <Legend {...(isPressed && { 'aria-label': label })}>
        {classifications.map((kind) => (
          <Entry key={kind} data-kind={kind}>
            {press(
              kind,
              false,
              <>
                <Icon name={kind} size={14} />
                <b>{counts ? format.number(counts[kind]) : UNKNOWN}</b> {name(kind)}
              </>,
            )}
          </Entry>
        ))}
      </Legend>
    </div>
  )
}
