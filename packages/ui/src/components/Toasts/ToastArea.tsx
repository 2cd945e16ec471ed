import { keyframes } from '@emotion/react'
import styled from '@emotion/styled'
import { useEffect } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { below } from '../../theme/breakpoints.ts'
import { IconButton } from '../Button/IconButton.tsx'

/** How long a message stays (specification 2, section 9). Errors stay until they are closed. */
export const TOAST_DURATION = 2500

export interface Toast {
  id: string
  kind: 'positive' | 'notice' | 'error'
  text: string
  /** Milliseconds; of an error, none. */
  duration?: number
}

const icons = { positive: 'verified', notice: 'notice', error: 'warning' } as const satisfies Record<Toast['kind'], IconName>

const rise = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } })

const Area = styled('ol')({
  position: 'fixed',
  zIndex: 1400,
  insetBlockEnd: 20,
  insetInlineEnd: 20,
  display: 'grid',
  gap: 8,
  width: 340,
  maxWidth: 'calc(100vw - 24px)',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [below('phone')]: { insetInlineEnd: 12, insetBlockEnd: 12 },
})

const Card = styled('li')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  padding: '11px 8px 11px 14px',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-2)',
  animation: `${rise} var(--tm-motion) var(--tm-ease)`,
  '& > svg': { marginTop: 2, color: 'var(--tm-accent)' },
  '&[data-kind=notice] > svg': { color: 'var(--tm-notice)' },
  '&[data-kind=error] > svg': { color: 'var(--tm-warning)' },
  '& > span': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& > button': { margin: '-6px 0', padding: 8 },
})

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
