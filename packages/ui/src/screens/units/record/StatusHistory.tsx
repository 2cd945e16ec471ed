import { styled } from '@mui/material/styles'
import { UNKNOWN_UNIT_STATUS, type UnitStatus, type UnitStatusChange } from '@tracemark/api/schemas'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { Skeleton } from '../../../components/Skeleton/Skeleton.tsx'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'

const Changes = styled('ol')({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li + li': { paddingTop: 12, borderTop: '1px solid var(--tm-line)' },
  '& > li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& [role=img]': { color: 'var(--tm-ink-muted)' },
  '& [role=img]:dir(rtl)': { transform: 'scaleX(-1)' },
  '& small': { display: 'block', marginTop: 6, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& a': { color: 'var(--tm-accent-strong)', textUnderlineOffset: 3 },
})

const Status = ({ status: { name, value } = UNKNOWN_UNIT_STATUS }: { status: UnitStatus | undefined }) => (
  <StatusChip kind="unit" status={name} value={value} />
)

export interface StatusHistoryProps {
  /** The newest first; undefined while they are loaded. */
  changes: readonly UnitStatusChange[] | undefined
  failure?: Failure | undefined
  /** Of what a task run recorded; absent where the person may not open it. */
  recordHref?: ((id: string) => string) | undefined
  onOpen: (href: string) => void
  onRetry: () => void
  /** Reads older ones; absent where these are all. */
  onMore?: (() => void) | undefined
}

/** What statuses a unit had: from which to which, by whom or by which task, and when. */
export const StatusHistory = ({ changes, failure, recordHref, onOpen, onRetry, onMore }: StatusHistoryProps) => {
  const t = useTranslate()
  const format = useFormat()
  const renderTask = ({ interaction }: UnitStatusChange) => {
    if (!interaction) return undefined
    const href = recordHref?.(interaction.id)
    return href === undefined ? (
      interaction.name
    ) : (
      <a href={href} onClick={(event) => takeClick(event) && onOpen(href)}>
        {interaction.name}
      </a>
    )
  }
  return (
    <Card title={t('unit-page:changes.title')} aria-busy={changes === undefined && !failure}>
      {failure && <ErrorPanel failure={failure} onRetry={onRetry} />}
      {!failure && changes === undefined && <Skeleton height={44} />}
      {changes?.length === 0 && <p>{t('unit-page:changes.empty')}</p>}
      {changes && changes.length > 0 && (
        <Changes>
          {changes.map((change) => (
            <li key={change.id}>
              <div>
                <Status status={change.from} />
                <span role="img" aria-label={t('unit-page:changes.became')}>
                  →
                </span>
                <Status status={change.to} />
              </div>
              <small>
                {renderTask(change)}
                {change.interaction && change.createdBy && ' · '}
                {change.createdBy?.name}
                {(change.interaction || change.createdBy) && ' · '}
                <time dateTime={change.createdAt}>{format.dateTime(change.createdAt)}</time>
              </small>
            </li>
          ))}
        </Changes>
      )}
      {onMore && (
        <div>
          <Button size="small" onClick={onMore}>
            {t('unit-page:changes.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}
