import { styled } from '@mui/material/styles'
import type { Notification, NotificationType } from '@tracemark/api/schemas'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { PlainPanel } from '../EmptyPanel/PlainPanel.tsx'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import { takeClick } from '../plain-click.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { NotificationBellProps } from './types.ts'

const Sheet = styled('div')({ width: 380, maxWidth: 'calc(100vw - 32px)' })

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  minHeight: 48,
  padding: '8px 8px 8px 16px',
  borderBottom: '1px solid var(--tm-line)',
  '& h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)', lineHeight: 1.3 },
})

const List = styled('ul')({ maxHeight: 'min(60vh, 440px)', margin: 0, padding: 0, overflowY: 'auto', listStyle: 'none' })

const Line = styled('a')({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr) 8px',
  gap: 12,
  padding: '12px 16px',
  color: 'var(--tm-ink)',
  textDecoration: 'none',
  overflowWrap: 'anywhere',
  'li + li > &': { borderTop: '1px solid var(--tm-line)' },
  '&:hover': { background: 'var(--tm-paper)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& > svg': { marginTop: 3, color: 'var(--tm-ink-muted)' },
  '&[data-tone=alert] > svg': { color: 'var(--tm-alert)' },
  '&[data-tone=warning] > svg': { color: 'var(--tm-warning)' },
  '& b': { display: 'block', fontWeight: 600 },
  '& > span': { color: 'var(--tm-ink-muted)' },
  '& > span > b': { color: 'var(--tm-ink)' },
  '& > i': { width: 8, height: 8, marginTop: 7, borderRadius: '50%', background: 'var(--tm-accent)' },
})

const Waiting = styled('div')({ padding: 16 })

const looks: Record<NotificationType, readonly [IconName, tone?: 'alert' | 'warning']> = {
  interaction_alert: ['alert', 'alert'],
  interaction_warning: ['warning', 'warning'],
  integration_action_disabled: ['pause', 'warning'],
  variant_offered: ['mail'],
  variant_share_accepted: ['check'],
  variant_share_declined: ['close'],
  variant_share_withdrawn: ['undo'],
  variant_share_ended: ['pause'],
  storage_nearly_full: ['warning', 'warning'],
  job_due: ['clock'],
  interaction_sent_back: ['undo', 'alert'],
  export_ready: ['download'],
  export_failed: ['warning', 'warning'],
}

const NotificationLine = ({
  notification: { notificationType, text, url },
  isNew,
  onNavigate,
}: { notification: Notification; isNew: boolean } & Pick<NotificationBellProps, 'onNavigate'>) => {
  const t = useTranslate()
  const [icon, tone] = looks[notificationType]
  return (
    <li>
      <Line
        href={url}
        data-tone={tone}
        onClick={(event) => {
          if (takeClick(event)) onNavigate(url)
        }}
      >
        <Icon name={icon} />
        <span>
          <b>
            {t(`notifications:type.${notificationType}`)}
            {isNew && <VisuallyHidden> {t('notifications:new_mark')}</VisuallyHidden>}
          </b>
          {text}
        </span>
        {isNew && <i />}
      </Line>
    </li>
  )
}

/** What the organization was told, each with the way to it. */
export const NotificationList = ({ notifications, unread, failure, onNavigate, onRead, onRetry }: NotificationBellProps) => {
  const t = useTranslate()
  const body = () => {
    if (failure && !notifications) return <ErrorPanel failure={failure} onRetry={onRetry} />
    if (!notifications)
      return (
        <Waiting>
          <Skeleton height={120} />
        </Waiting>
      )
    if (notifications.length === 0)
      return <PlainPanel icon="bell" title={t('notifications:empty.title')} text={t('notifications:empty.text')} />
    return (
      <List>
        {notifications.map((notification) => (
          <NotificationLine key={notification.id} notification={notification} isNew={unread.has(notification.id)} onNavigate={onNavigate} />
        ))}
      </List>
    )
  }
  return (
    <Sheet>
      <Head>
        <h2>{t('common:notifications')}</h2>
        {unread.size > 0 && (
          <Button variant="text" size="small" onClick={onRead}>
            {t('notifications:read')}
          </Button>
        )}
      </Head>
      {body()}
    </Sheet>
  )
}
