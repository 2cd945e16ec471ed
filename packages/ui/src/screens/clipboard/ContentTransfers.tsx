import { styled } from '@mui/material/styles'
import { type ContentTransfer, clipboardParts } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { Card } from '../../components/Card/Card.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { counted, getName } from './names.ts'

const List = styled('ol')({
  display: 'grid',
  gap: 16,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { minWidth: 0, overflowWrap: 'anywhere' },
  '& > li + li': { paddingTop: 16, borderTop: '1px solid var(--tm-line)' },
  '& a': { color: 'var(--tm-accent)', fontWeight: 550 },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& dl': { display: 'grid', gap: '2px 16px', gridTemplateColumns: 'minmax(110px, 180px) minmax(0, 1fr)', margin: '8px 0 0' },
  '& dt': { color: 'var(--tm-ink-muted)' },
  '& dd': { margin: 0 },
  '@media (max-width: 480px)': { '& dl': { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export interface ContentTransfersProps {
  transfers: readonly ContentTransfer[]
  /** Reads older ones; absent where there are none. */
  onMore?: (() => void) | undefined
}

/** Where values of an asset came from that were taken from clipboards: the newest first. Nothing where there are none. */
export const ContentTransfers = ({ transfers, onMore }: ContentTransfersProps) => {
  const t = useTranslate()
  const format = useFormat()
  if (transfers.length === 0) return null
  return (
    <Card title={t('clipboard:transfers')}>
      <List>
        {transfers.map(({ id, assetName, unitName, unitUrl, organizationName, origin, fields, createdAt, createdBy }) => (
          <li key={id}>
            <a href={unitUrl} target="_blank" rel="noopener noreferrer">
              {t('clipboard:from', { asset: assetName, unit: unitName })}
            </a>
            <small>
              {organizationName} · {new URL(origin).host}
            </small>
            <small>{[format.dateTime(createdAt), createdBy?.name].filter(Boolean).join(' · ')}</small>
            <dl>
              {clipboardParts.map((part) => {
                const names = fields.filter((field) => field.part === part).map((field) => getName(t, field))
                return (
                  names.length > 0 && (
                    <div key={part} style={{ display: 'contents' }}>
                      <dt>{t(`clipboard:step.${part}`)}</dt>
                      <dd>{counted(names)}</dd>
                    </div>
                  )
                )
              })}
            </dl>
          </li>
        ))}
      </List>
      {onMore && <Button onClick={onMore}>{t('clipboard:more')}</Button>}
    </Card>
  )
}
