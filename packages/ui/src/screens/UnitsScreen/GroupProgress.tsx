import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import type { VcodeGroup } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../i18n/context.ts'

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)' },
  '& .MuiLinearProgress-root': { borderRadius: 2, backgroundColor: 'var(--tm-line-strong)' },
})

interface GroupProgressProps {
  group: VcodeGroup
  /** Somebody waits for it. */
  isWatched?: boolean
}

/** Which units were created together, and how far that has come. */
export const GroupProgress = ({ group, isWatched = false }: GroupProgressProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { variantName, size, madeCount, firstSequenceNumber, lastSequenceNumber } = group
  const words = t('units:make.progress', { made: format.number(madeCount), total: format.number(size) })
  const isDone = madeCount === size
  return (
    <Root>
      <b>{variantName}</b>
      <p>{t('units:make.numbers', { from: format.number(firstSequenceNumber), to: format.number(lastSequenceNumber) })}</p>
      {!isDone && <LinearProgress variant="determinate" value={(100 * madeCount) / size} aria-label={words} />}
      <p role={isWatched ? 'status' : undefined}>{words}</p>
      {isWatched && !isDone && <p>{t('units:make.background')}</p>}
    </Root>
  )
}
