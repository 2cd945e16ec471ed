import styled from '@emotion/styled'
import LinearProgress from '@mui/material/LinearProgress'
import { isGroupUnderWay } from '@tracemark/api/rules'
import type { VcodeGroup } from '@tracemark/api/schemas'
import type { MouseEvent } from 'react'
import { Button } from '../../../components/Button/Button.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { CancelGroup } from './CancelGroup.tsx'

const Root = styled('div')({
  display: 'grid',
  gap: 8,
  '& b': { fontWeight: 600, overflowWrap: 'anywhere' },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: 8, marginTop: 8 },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)' },
  '& .MuiLinearProgress-root': { borderRadius: 2, backgroundColor: 'var(--tm-line-strong)' },
})

/** What can be done with units that were created together; what the person may not is absent. */
export interface GroupWays {
  labelsHref?: string | undefined
  onDownload?: (() => void) | undefined
  /** Their codes are being prepared. */
  isPreparing: boolean
  listHref: string
}

interface GroupProgressProps {
  group: VcodeGroup
  ways?: GroupWays | undefined
  onOpen: (href: string) => void
  /** Creates no more of them; absent where the person may not. */
  onCancel?: ((group: VcodeGroup) => void) | undefined
}

/** Which units are created together, and how far that has come, for somebody who waits for it. */
export const GroupProgress = ({ group, ways, onOpen, onCancel }: GroupProgressProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { variantName, size, madeCount, firstSequenceNumber, lastSequenceNumber } = group
  const words = t(group.cancelledAt === undefined ? 'unit-page:make.progress' : 'unit-page:make.cancelled', {
    made: format.number(madeCount),
    total: format.number(size),
  })
  const isUnderWay = isGroupUnderWay(group)
  const linkTo = (href: string) => ({ href, onClick: (event: MouseEvent) => takeClick(event) && onOpen(href) })
  return (
    <Root>
      <b>{variantName}</b>
      <p>{t('unit-page:make.numbers', { from: format.number(firstSequenceNumber), to: format.number(lastSequenceNumber) })}</p>
      {isUnderWay && <LinearProgress variant="determinate" value={(100 * madeCount) / size} aria-label={words} />}
      <p role="status">{words}</p>
      {isUnderWay && <p>{t('unit-page:make.background')}</p>}
      {ways && !isUnderWay && madeCount > 0 && (
        <div>
          {ways.labelsHref !== undefined && (
            <Button variant="contained" {...linkTo(ways.labelsHref)}>
              {t('units:print_labels')}
            </Button>
          )}
          {ways.onDownload && (
            <Button disabled={ways.isPreparing} onClick={ways.onDownload}>
              {t('unit-page:make.download')}
            </Button>
          )}
          <Button {...linkTo(ways.listHref)}>{t('unit-page:make.show')}</Button>
        </div>
      )}
      {isUnderWay && onCancel && <CancelGroup group={group} onCancel={onCancel} />}
    </Root>
  )
}
