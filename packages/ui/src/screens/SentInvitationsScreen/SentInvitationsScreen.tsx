import { styled } from '@mui/material/styles'
import { Button } from '../../components/Button/Button.tsx'
import { raised } from '../../components/Card/raised.ts'
import { ConfirmDialog } from '../../components/ConfirmDialog/ConfirmDialog.tsx'
import { PlainPanel } from '../../components/EmptyPanel/PlainPanel.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { PageSkeleton } from '../../components/PageSkeleton/PageSkeleton.tsx'
import { StatusChip } from '../../components/StatusChip/StatusChip.tsx'
import type { Failure } from '../../errors/error-code.ts'
import { failureText } from '../../errors/failure-text.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'

const List = styled('ul')(raised, { margin: '20px 0 0', padding: 0, listStyle: 'none' })

const Line = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '12px 16px',
  '& + &': { borderTop: '1px solid var(--tm-line)' },
  '& > div:first-of-type': { flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' },
  '& b': { display: 'block', fontWeight: 550 },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
  '& > p': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 6px',
    flex: '1 0 100%',
    margin: 0,
    color: 'var(--tm-warning)',
    fontSize: 'var(--tm-text-s)',
  },
})

const Actions = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** An invitation as the organization's admins see it. */
export interface SentInvitation {
  id: string
  email: string
  role: 'member' | 'admin' | 'owner'
  state: 'pending' | 'accepted' | 'declined' | 'expired'
  /** Until when it can be answered: the instant, ISO 8601. */
  expiresAt?: string | undefined
  /** What is on its way. */
  busy?: 'resending' | 'revoking' | undefined
  failure?: Failure | undefined
}

export interface SentInvitationsScreenProps {
  /** Undefined while they are loaded. */
  invitations: readonly SentInvitation[] | undefined
  failure?: Failure | undefined
  /** Id of the one that is about to be taken back. */
  confirming?: string | undefined
  onResend: (id: string) => void
  onRevoke: (id: string) => void
  onConfirm: () => void
  onCancel: () => void
  onRetry: () => void
  /** Opens the form that invites. */
  onInvite: () => void
}

const InvitationLine = ({
  invitation,
  onResend,
  onRevoke,
}: { invitation: SentInvitation } & Pick<SentInvitationsScreenProps, 'onResend' | 'onRevoke'>) => {
  const t = useTranslate()
  const format = useFormat()
  const { id, email, role, state, expiresAt, busy, failure } = invitation
  const problem = failure && failureText(t, failure)
  const date = expiresAt === undefined ? '' : format.dateTime(expiresAt)
  const when = state === 'expired' ? t('joining:sent.ended', { date }) : t('joining:sent.until', { date })
  return (
    <Line>
      <div>
        <b>{email}</b>
        <small>{[t(`joining:sent.role.${role}`), ...(expiresAt !== undefined && state !== 'declined' ? [when] : [])].join(' · ')}</small>
      </div>
      <StatusChip kind="invitation" status={state} />
      {state !== 'accepted' && (
        <Actions>
          <Button
            size="small"
            aria-label={`${t('joining:sent.resend')}: ${email}`}
            aria-disabled={busy !== undefined}
            onClick={() => busy === undefined && onResend(id)}
          >
            {t('joining:sent.resend')}
          </Button>
          <Button
            size="small"
            variant="text"
            aria-label={`${t('joining:sent.revoke')}: ${email}`}
            aria-disabled={busy !== undefined}
            onClick={() => busy === undefined && onRevoke(id)}
          >
            {t('joining:sent.revoke')}
          </Button>
        </Actions>
      )}
      {problem && (
        <p role="alert">
          <Icon name="warning" size={14} />
          <b>{problem.what}</b> {problem.action}
        </p>
      )}
    </Line>
  )
}

/** Who is invited to the organization and has not come yet: sent again, or taken back. */
export const SentInvitationsScreen = (props: SentInvitationsScreenProps) => {
  const t = useTranslate()
  const { invitations, failure, confirming, onResend, onRevoke, onConfirm, onCancel, onRetry, onInvite } = props
  if (failure) return <ErrorPanel failure={failure} heading="h1" onRetry={onRetry} />
  if (!invitations) return <PageSkeleton />
  const invite = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={onInvite}>
      {t('invite:open')}
    </Button>
  )
  const asked = invitations.find(({ id }) => id === confirming)
  return (
    <>
      <PageHeader title={t('invitations:title')} actions={invite('contained')} />
      {invitations.length === 0 ? (
        <PlainPanel icon="mail" title={t('joining:sent.empty.title')} text={t('joining:sent.empty.text')} actions={invite('outlined')} />
      ) : (
        <List aria-label={t('joining:sent.table')}>
          {invitations.map((invitation) => (
            <InvitationLine key={invitation.id} invitation={invitation} onResend={onResend} onRevoke={onRevoke} />
          ))}
        </List>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        tone="danger"
        title={t('joining:sent.confirm.title')}
        text={t('joining:sent.confirm.text', { email: asked?.email ?? '' })}
        confirmLabel={t('joining:sent.revoke')}
        onConfirm={onConfirm}
        onClose={onCancel}
      />
    </>
  )
}
