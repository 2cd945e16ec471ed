import { useEffect, useState } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { Notice } from '../../field/Notice/Notice.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { TaskRunHandlers } from './handlers.ts'
import { TaskHead } from './TaskHead.tsx'
import type { TaskInvitationView } from './view.ts'
import './Invitation.css'

/** Few runs show one: what draws codes comes with the first. */
const useInvitationCode = () => {
  const [code, setCode] = useState<typeof import('./InvitationCode.tsx')>()
  useEffect(() => {
    // A wallet on this device needs the link alone.
    import('./InvitationCode.tsx').then(setCode, () => undefined)
  }, [])
  return code?.InvitationCode
}

interface InvitationProps extends Pick<TaskRunHandlers, 'onRetry' | 'onCancel'> {
  view: TaskInvitationView
  takesFocus: boolean
}

/** An invitation to an identity credential: a code for the wallet of another phone, a link for one on this device. */
export const Invitation = ({ view, takesFocus, onRetry, onCancel }: InvitationProps) => {
  const t = useTranslate()
  const InvitationCode = useInvitationCode()
  const { state, inviteUrl } = view.invitation
  const isOver = state === 'expired' || state === 'failed' || state === 'cancelled'
  return (
    <article className="tm-task-column tm-invite">
      <TaskHead heading={view} takesFocus={takesFocus} />
      {state === 'asking' && (
        <div className="tm-task-middle">
          <Spinner label={t('task-more:invite.asking')} />
        </div>
      )}
      {(state === 'waiting' || state === 'unsure') && inviteUrl !== undefined && (
        <div className="tm-invite-body">
          <p>{t('task-more:invite.how')}</p>
          {InvitationCode ? <InvitationCode value={inviteUrl} label={t('task-more:invite.code')} /> : <div className="tm-invite-code" />}
          <p className="tm-invite-wait" role="status">
            <span className="tm-button-wait" aria-hidden="true" />
            {state === 'unsure' ? t('task-more:invite.unsure') : t('task-more:invite.waiting')}
          </p>
          <a className="tm-link" href={inviteUrl} target="_blank" rel="noreferrer">
            <Icon name="phone" size={18} />
            {t('task-more:invite.open')}
          </a>
          <Button wide onClick={onCancel}>
            {t('task-more:invite.cancel')}
          </Button>
        </div>
      )}
      {isOver && (
        <div className="tm-invite-body">
          <Notice kind={state === 'failed' ? 'warning' : 'alert'} title={t(`task-more:invite.${state}.what`)} urgent>
            <p>{t(`task-more:invite.${state}.action`)}</p>
          </Notice>
          <Button kind="primary" wide onClick={onRetry}>
            {t('task-more:invite.new')}
          </Button>
        </div>
      )}
    </article>
  )
}
