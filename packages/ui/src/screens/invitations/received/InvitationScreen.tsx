import { styled } from '@mui/material/styles'
import type { Role } from '@tracemark/api/schemas'
import { Button } from '../../../components/Button/Button.tsx'
import { ConfirmDialog } from '../../../components/ConfirmDialog/ConfirmDialog.tsx'
import { EmptyPanel } from '../../../components/EmptyPanel/EmptyPanel.tsx'
import { ErrorPanel } from '../../../components/ErrorPanel/ErrorPanel.tsx'
import { PageSkeleton } from '../../../components/PageSkeleton/PageSkeleton.tsx'
import { type Failure, flowFailure } from '../../../errors/error-code.ts'
import { failureText } from '../../../errors/failure-text.ts'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon, type IconName } from '../../../icons/Icon.tsx'
import { Letter, Middle } from './Letter.tsx'

const Facts = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '4px 20px',
  margin: '8px 0 0',
  padding: '14px 0 0',
  borderTop: '1px solid var(--tm-line)',
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  listStyle: 'none',
  '& li': { display: 'flex', gap: 6, alignItems: 'center', overflowWrap: 'anywhere' },
})

const Problem = styled('p')({
  '&&': {
    margin: 0,
    padding: '10px 14px',
    borderRadius: 'var(--tm-radius-m)',
    background: 'var(--tm-warning-wash)',
    color: 'var(--tm-warning)',
  },
})

interface Invited {
  emailAddress: string
  organization: { name: string; image?: string | undefined }
  invitedBy?: string | undefined
  /** What they become by accepting. */
  role: Role
  /** The instant, ISO 8601. */
  expiresAt: string
}

interface Joined {
  name: string
  slug: string
  image?: string | undefined
}

/** How the invitation stands. `reply`: what is being confirmed or is on its way. */
export type InvitationState =
  | { kind: 'waiting' | 'none' | 'expired' | 'unknown' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'forOther'; invitation?: Invited | undefined; signedInAs?: string | undefined }
  | {
      kind: 'pending'
      invitation: Invited
      reply?: 'accept' | 'decline' | undefined
      busy: boolean
      failure?: Failure | undefined
    }
  | { kind: 'accepted'; organization: Joined; role: Role }
  | { kind: 'declined'; organization: Joined }

export interface InvitationScreenProps {
  state: InvitationState
  onAccept: () => void
  onDecline: () => void
  onConfirm: () => void
  onCancel: () => void
  onRetry: () => void
  /** Signs in as who is invited. */
  onSwitchAccount: () => void
  onOpen: (slug: string) => void
  onHome: () => void
}

type OfKind<Kind extends InvitationState['kind']> = Extract<InvitationState, { kind: Kind }>

const Pending = ({ state, onAccept, onDecline, onConfirm, onCancel }: InvitationScreenProps & { state: OfKind<'pending'> }) => {
  const t = useTranslate()
  const format = useFormat()
  const { invitation, reply, busy, failure } = state
  const { organization, invitedBy, emailAddress, role, expiresAt } = invitation
  const values = { organization: organization.name }
  const problem = failure && failureText(t, flowFailure('invitation_not_answered', failure))
  return (
    <>
      <Letter icon="mail" image={organization.image} title={t('invitations:invitation.title', values)}>
        <p>
          {invitedBy === undefined
            ? t('invitations:invitation.plain', values)
            : t('invitations:invitation.by', { ...values, name: invitedBy })}
        </p>
        {problem && (
          <Problem role="alert">
            <b>{problem.what}</b> {problem.action}
          </Problem>
        )}
        <div>
          <Button variant="contained" onClick={onAccept}>
            {t('common:accept')}
          </Button>
          <Button onClick={onDecline}>{t('common:decline')}</Button>
        </div>
        <Facts>
          <li>
            <Icon name="mail" size={14} />
            {t('invitations:invitation.as', { email: emailAddress })}
          </li>
          <li>
            <Icon name="people" size={14} />
            {t('invitations:invitation.role', { role: t(`invitations:sent.role.${role}`) })}
          </li>
          <li>
            <Icon name="clock" size={14} />
            {t('invitations:invitation.until', { date: format.dateTime(expiresAt) })}
          </li>
        </Facts>
      </Letter>
      <ConfirmDialog
        open={reply !== undefined}
        icon={reply === 'decline' ? 'close' : 'people'}
        busy={busy}
        title={t(`invitations:confirm_${reply ?? 'accept'}.title`)}
        text={reply === 'decline' ? t('invitations:confirm_decline.text', values) : t(`invitations:confirm_accept.${role}`, values)}
        confirmLabel={t(`common:${reply ?? 'accept'}`)}
        onConfirm={onConfirm}
        onClose={onCancel}
      />
    </>
  )
}

const icons = { accepted: 'verified', declined: 'check', expired: 'clock', none: 'mail', forOther: 'people' } as const satisfies Record<
  string,
  IconName
>

/** An invitation to an organization: who invites, and the answer, which is asked about once more (specification 1, section 4: Invitation). */
export const InvitationScreen = (props: InvitationScreenProps) => {
  const t = useTranslate()
  const { state, onRetry, onSwitchAccount, onOpen, onHome } = props
  const home = (variant: 'contained' | 'outlined') => (
    <Button variant={variant} onClick={onHome}>
      {t('session:go_home')}
    </Button>
  )
  if (state.kind === 'waiting') return <PageSkeleton />
  if (state.kind === 'failed')
    return (
      <Middle>
        <ErrorPanel failure={state.failure} heading="h1" onRetry={onRetry} />
      </Middle>
    )
  if (state.kind === 'pending') return <Pending {...props} state={state} />
  if (state.kind === 'unknown')
    return (
      <Middle>
        <EmptyPanel kind="invitation" heading="h1" actions={home('contained')} />
      </Middle>
    )
  if (state.kind === 'accepted' || state.kind === 'declined') {
    const { name, slug, image } = state.organization
    return (
      <Letter
        icon={icons[state.kind]}
        image={state.kind === 'accepted' ? image : undefined}
        title={t(`invitations:${state.kind}.title`, { organization: name })}
      >
        <p>
          {state.kind === 'accepted' ? t(`invitations:accepted.${state.role}`) : t('invitations:declined.text', { organization: name })}
        </p>
        <div>
          {state.kind === 'accepted' ? (
            <Button variant="contained" onClick={() => onOpen(slug)}>
              {t('invitations:accepted.open', { organization: name })}
            </Button>
          ) : (
            home('contained')
          )}
        </div>
      </Letter>
    )
  }
  if (state.kind === 'forOther') {
    const email = state.invitation?.emailAddress ?? ''
    return (
      <Letter icon={icons.forOther} title={t('invitations:other.title')}>
        <p>{t('invitations:other.text', { email, current: state.signedInAs ?? '' })}</p>
        <div>
          <Button variant="contained" onClick={onSwitchAccount}>
            {t('invitations:other.switch', { email })}
          </Button>
          {home('outlined')}
        </div>
      </Letter>
    )
  }
  return (
    <Letter icon={icons[state.kind]} title={t(`invitations:${state.kind}.title`)}>
      <p>{t(`invitations:${state.kind}.text`)}</p>
      <div>{home('contained')}</div>
    </Letter>
  )
}
