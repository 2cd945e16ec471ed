import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import { isGroupUnderWay } from '@tracemark/api/rules'
import type { VcodeGroup } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { CancelGroup } from './CancelGroup.tsx'

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)' },
  '& .MuiLinearProgress-root': { borderRadius: 2, backgroundColor: 'var(--tm-line-strong)' },
})

interface GroupProgressProps {
  group: VcodeGroup
  /** Creates no more of them; absent where the person may not. */
  onCancel?: ((group: VcodeGroup) => void) | undefined
}

/** Which units are created together, and how far that has come, for somebody who waits for it. */
export const GroupProgress = ({ group, onCancel }: GroupProgressProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { variantName, size, madeCount, firstSequenceNumber, lastSequenceNumber } = group
  const words = t('units:make.progress', { made: format.number(madeCount), total: format.number(size) })
  const isUnderWay = isGroupUnderWay(group)
  return (
    <Root>
      <b>{variantName}</b>
      <p>{t('units:make.numbers', { from: format.number(firstSequenceNumber), to: format.number(lastSequenceNumber) })}</p>
      {isUnderWay && <LinearProgress variant="determinate" value={(100 * madeCount) / size} aria-label={words} />}
      <p role="status">{words}</p>
      {isUnderWay && <p>{t('units:make.background')}</p>}
      {isUnderWay && onCancel && <CancelGroup group={group} onCancel={onCancel} />}
    </Root>
  )
}
