import { useEffect } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { part } from '../part.ts'

/** How long a message stays (specification 2, section 9). Errors stay until they are closed, or their page is left. */
export const TOAST_DURATION = 2500

export interface Toast {
  id: string
  kind: 'positive' | 'notice' | 'error'
  text: string
  /** Milliseconds; of an error, none. */
  duration?: number
}

const icons = { positive: 'verified', notice: 'notice', error: 'warning' } as const satisfies Record<Toast['kind'], IconName>

const Area = part('ol', 'tm-toast-area')
const Card = part('li', 'tm-toast-area-card')

export interface ToastAreaProps {
  toasts: readonly Toast[]
  onClose: (id: string) => void
}

const ToastCard = ({ toast: { id, kind, text, duration = TOAST_DURATION }, onClose }: { toast: Toast; onClose: (id: string) => void }) => {
  const t = useTranslate()
  useEffect(() => {
    if (kind === 'error') return
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [id, kind, duration, onClose])
  return (
    <Card data-kind={kind}>
      <Icon name={icons[kind]} />
      <span role={kind === 'error' ? 'alert' : undefined}>{text}</span>
      <IconButton aria-label={t('common:close')} onClick={() => onClose(id)}>
        <Icon name="close" size={14} />
      </IconButton>
    </Card>
  )
}

/** Short messages at the bottom right of the page. */
export const ToastArea = ({ toasts, onClose }: ToastAreaProps) => {
  const t = useTranslate()
  return (
    <Area aria-label={t('common:messages')} aria-live="polite">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onClose={onClose} />
      ))}
    </Area>
  )
}
