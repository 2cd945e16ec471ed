import { styled } from '@mui/material/styles'
import type { LabelPrint } from '@tracemark/api/schemas'
import { useId } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { IconButton } from '../../components/Button/IconButton.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { layoutName } from './sheet-names.ts'

const Section = styled('section')({
  display: 'grid',
  gap: 10,
  paddingTop: 18,
  borderTop: '1px solid var(--tm-line)',
  '& > h3': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-text-l)' },
  '& > p': { margin: 0, color: 'var(--tm-ink-muted)' },
  '& > ul': { margin: 0, padding: 0, listStyle: 'none' },
  '& > ul > li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: 12,
    padding: '8px 0',
    borderTop: '1px solid var(--tm-line)',
  },
  '& > ul > li:first-of-type': { borderTop: 0 },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& strong': { fontWeight: 550, fontVariantNumeric: 'tabular-nums' },
})

export interface LabelLogProps {
  /** The newest first; undefined while they are loaded. */
  prints: readonly LabelPrint[] | undefined
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** Absent where these are all. */
  onMore?: (() => void) | undefined
  onDownload: (print: LabelPrint) => void
}

/** Which labels were created, by whom and when, with the files to download again. */
export const LabelLog = ({ prints, failure, onRetry, onMore, onDownload }: LabelLogProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const formatNumbers = ({ firstSequenceNumber, lastSequenceNumber }: LabelPrint) =>
    `${format.number(firstSequenceNumber)}–${format.number(lastSequenceNumber)}`
  return (
    <Section aria-labelledby={id}>
      <h3 id={id}>{t('identification-codes:labels.log')}</h3>
      {failure && <ErrorPanel failure={failure} onRetry={onRetry} />}
      {!failure && prints === undefined && <Skeleton height={44} />}
      {prints?.length === 0 && <p>{t('identification-codes:labels.log_empty')}</p>}
      {prints && prints.length > 0 && (
        <ul>
          {prints.map((print) => (
            <li key={print.id}>
              <div>
                <strong>{`${print.variantName} ${formatNumbers(print)}`}</strong>
                <small>
                  {[
                    t('identification-codes:labels.count', { count: print.labelCount, shown: format.number(print.labelCount) }),
                    layoutName(t, format, print),
                  ].join(' · ')}
                </small>
                <small>{[format.dateTime(print.createdAt), print.createdBy?.name].filter((part) => part !== undefined).join(' · ')}</small>
              </div>
              <IconButton
                aria-label={t('identification-codes:labels.again', { name: `${print.variantName} ${formatNumbers(print)}` })}
                onClick={() => onDownload(print)}
              >
                <Icon name="download" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {onMore && (
        <div>
          <Button size="small" onClick={onMore}>
            {t('identification-codes:labels.more')}
          </Button>
        </div>
      )}
    </Section>
  )
}
