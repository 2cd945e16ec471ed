import { type Classification, classifications } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { part } from '../part.ts'

const UNKNOWN = '–'

const Bar = part('div', 'tm-classification-bar')
const Part = part('span', 'tm-classification-bar-part')
const Legend = part('ul', 'tm-classification-bar-legend')
const Entry = part('li', 'tm-classification-bar-entry')

export interface ClassificationBarProps {
  /** Absent while they are on their way. */
  counts?: Readonly<Record<Classification, number>> | undefined
}

/** How the interactions divide: a band, and the same in numbers. */
export const ClassificationBar = ({ counts }: ClassificationBarProps) => {
  const t = useTranslate()
  const format = useFormat()
  const total = counts ? classifications.reduce((sum, kind) => sum + counts[kind], 0) : 0
  const name = (kind: Classification) => t(`interactions:classification.${kind}`)
  const share = (kind: Classification) =>
    t('interactions:share', { name: name(kind), share: counts ? format.percent(total === 0 ? 0 : counts[kind] / total) : UNKNOWN })
  return (
    <div>
      <Bar role="img" aria-label={`${t('interactions:classifications')}: ${format.list(classifications.map(share))}`}>
        {counts &&
          classifications.map((kind) => counts[kind] > 0 && <Part key={kind} data-kind={kind} style={{ flexGrow: counts[kind] }} />)}
      </Bar>
      <Legend>
        {classifications.map((kind) => (
          <Entry key={kind} data-kind={kind}>
            <Icon name={kind} size={14} />
            <b>{counts ? format.number(counts[kind]) : UNKNOWN}</b> {name(kind)}
          </Entry>
        ))}
      </Legend>
    </div>
  )
}
