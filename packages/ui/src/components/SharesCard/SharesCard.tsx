import { styled } from '@mui/material/styles'
import type { VariantShare } from '@tracemark/api/schemas'
import { useState } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Button } from '../Button/Button.tsx'
import { Card } from '../Card/Card.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { OfferState } from '../OfferState/OfferState.tsx'

export interface SharesCardProps {
  /** Newest first. Nothing is shown where there are none. */
  shares: readonly VariantShare[]
  busy?: boolean | undefined
  /** The last one could not be taken back or ended. */
  problem?: Failure | undefined
  /** Takes an open offer back, or ends what follows. Absent where the person may not. */
  onEnd?: ((id: string) => void) | undefined
}

const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 16px',
    padding: '12px 0',
    borderTop: '1px solid var(--tm-line)',
  },
  '& > li:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li > div': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 600 },
  '& small': { color: 'var(--tm-ink-muted)' },
})

const Problem = styled('p')({
  margin: 0,
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
})

const endOf = ({ state, mode }: VariantShare): 'withdraw' | 'end' | undefined => {
  if (state === 'offered') return 'withdraw'
  return state === 'accepted' && mode === 'continuous' ? 'end' : undefined
}

/** To whom a variant was offered, what became of it, and the way to take it back. */
export const SharesCard = ({ shares, busy = false, problem, onEnd }: SharesCardProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [asked, setAsked] = useState<VariantShare>()
  if (shares.length === 0) return null
  const said = problem && failureText(t, problem)
  const end = (asked && endOf(asked)) ?? 'end'
  const name = asked?.destination.name ?? ''
  return (
    <Card title={t('offers:given.title')} style={{ marginBlockStart: 16 }}>
      {said && (
        <Problem role="alert">
          <b>{said.what}</b> {said.why} {said.action}
        </Problem>
      )}
      <List>
        {shares.map((share) => {
          const { id, destination, mode, state, createdAt, followedAt } = share
          const way = endOf(share)
          const facts = [
            t(`variant-life:share.${mode}`),
            t('offers:given.offered', { date: format.day(createdAt) }),
            ...(followedAt === undefined ? [] : [t('offers:given.followed', { date: format.day(followedAt) })]),
          ]
          return (
            <li key={id}>
              <div>
                <b>{destination.name}</b>
                <small>{facts.join(' · ')}</small>
              </div>
              <OfferState state={state} />
              {way && onEnd && (
                <Button
                  variant="text"
                  aria-disabled={busy}
                  aria-label={`${t(`offers:given.${way}`)}: ${destination.name}`}
                  onClick={() => !busy && setAsked(share)}
                >
                  {t(`offers:given.${way}`)}
                </Button>
              )}
            </li>
          )
        })}
      </List>
      <ConfirmDialog
        open={asked !== undefined}
        tone="danger"
        title={t(`offers:given.${end}_confirm`, { name })}
        text={t(`offers:given.${end}_text`, { name })}
        confirmLabel={t(`offers:given.${end}`)}
        onConfirm={() => {
          if (asked) onEnd?.(asked.id)
          setAsked(undefined)
        }}
        onClose={() => setAsked(undefined)}
      />
    </Card>
  )
}
