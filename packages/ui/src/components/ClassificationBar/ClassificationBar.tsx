import { type Classification, classifications } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { PlainButton } from '../Button/PlainButton.tsx'
import { takeClick } from '../plain-click.ts'
import { withClass } from '../with-class.ts'
import './ClassificationBar.css'

const UNKNOWN = '–'

const Bar = withClass('div', 'tm-classification-bar')
const Part = withClass('span', 'tm-classification-bar-part')
const Legend = withClass('ul', 'tm-classification-bar-legend')
const Entry = withClass('li', 'tm-classification-bar-entry')

/** What a press on a classification does: it narrows the list that the bar is of, or leads to those interactions. */
type Pressing =
  | { selected: readonly Classification[]; onChoose: (chosen: readonly Classification[]) => void; getHref?: undefined; onOpen?: undefined }
  | { getHref: (kind: Classification) => string; onOpen: (href: string) => void; selected?: undefined; onChoose?: undefined }
  | { selected?: undefined; onChoose?: undefined; getHref?: undefined; onOpen?: undefined }

export type ClassificationBarProps = Pressing & {
  /** Absent while they are on their way. Of all of them, whichever are chosen. */
  counts?: Readonly<Record<Classification, number>> | undefined
}

/** How the interactions divide: a band, and the same in numbers. A press on either is the same; the keyboard has the numbers. */
export const ClassificationBar = ({ counts, selected, onChoose, getHref, onOpen }: ClassificationBarProps) => {
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
    const isChosen = selected.includes(kind)
    const choose = () => onChoose(isChosen ? selected.filter((other) => other !== kind) : [...selected, kind])
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
                  data-faded={selected !== undefined && selected.length > 0 && !selected.includes(kind)}
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
