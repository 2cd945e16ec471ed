import { useEffect, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { withClass } from '../with-class.ts'
import './ToastArea.css'

/** How long a message stays at least (specification 2, section 9), and for each letter of it. Errors stay until they are closed, or their page is left. */
export const TOAST_DURATION = 2500
const LETTER_DURATION = 60
/** Long enough to read what was done and to take it back. */
const ACTION_DURATION = 10_000

export interface Toast {
  id: string
  kind: 'positive' | 'notice' | 'error'
  text: string
  /** Milliseconds; by its length where absent. Of an error, none. */
  duration?: number
  /** What can be done about it, such as to undo it. */
  action?: { label: string; onSelect: () => void } | undefined
}

const icons = { positive: 'verified', notice: 'notice', error: 'warning' } as const satisfies Record<Toast['kind'], IconName>

const Area = withClass('ol', 'tm-toast-area')
const Card = withClass('li', 'tm-toast-area-card')

export interface ToastAreaProps {
  toasts: readonly Toast[]
  onClose: (id: string) => void
}

const ToastCard = ({ toast, onClose }: { toast: Toast; onClose: (id: string) => void }) => {
  const { id, kind, text, action, duration = action ? ACTION_DURATION : TOAST_DURATION + LETTER_DURATION * text.length } = toast
  const t = useTranslate()
  // Whoever is in it, or about to take its action, is not hurried. Where it came up under a pointer that rests, it goes.
  const [held, setHeld] = useState(false)
  useEffect(() => {
    if (kind === 'error' || held) return
    const timer = setTimeout(() => onClose(id), duration)
    return () => clearTimeout(timer)
  }, [id, kind, duration, held, onClose])
  const hold = () => setHeld(true)
  const release = () => setHeld(false)
  return (
    <Card data-kind={kind} onPointerEnter={action && hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon name={icons[kind]} />
      <span role={kind === 'error' ? 'alert' : undefined}>{text}</span>
      {action && (
        <Button
          size="small"
          onClick={() => {
            onClose(id)
            action.onSelect()
          }}
        >
          {action.label}
        </Button>
      )}
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
