import styled from '@emotion/styled'
import { type Classification, classifications } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const kinds = {
  '&[data-kind=notice]': { '--kind': 'var(--tm-notice)' },
  '&[data-kind=alert]': { '--kind': 'var(--tm-alert)' },
  '&[data-kind=warning]': { '--kind': 'var(--tm-warning)' },
  '&[data-kind=unclassified]': { '--kind': 'var(--tm-line-field)' },
}

const UNKNOWN = '–'

const Bar = styled('div')({
  display: 'flex',
  height: 10,
  gap: 2,
  overflow: 'hidden',
  borderRadius: 5,
  background: 'var(--tm-plain-wash)',
})
const Part = styled('span')({ ...kinds, minWidth: 3, background: 'var(--kind)', transition: 'flex-grow var(--tm-motion) var(--tm-ease)' })
const Legend = styled('ul')({ display: 'flex', flexWrap: 'wrap', gap: '6px 18px', margin: '10px 0 0', padding: 0, listStyle: 'none' })
const Entry = styled('li')({
  ...kinds,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: 'var(--tm-ink-muted)',
  '& svg': { color: 'var(--kind)' },
  '& b': { fontWeight: 650, color: 'var(--tm-ink)' },
})

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
