import type { ReactNode } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import './Notice.css'

const icons = { notice: 'notice', alert: 'alert', warning: 'warning', positive: 'verified' } as const satisfies Record<string, IconName>

export interface NoticeProps {
  kind: keyof typeof icons
  title: string
  children?: ReactNode
  /** Read out at once by screen readers. */
  urgent?: boolean
}

/** A statement that stands out from the page: icon, words and colour say its kind. */
export const Notice = ({ kind, title, children, urgent = false }: NoticeProps) => (
  <div className={`tm-notice tm-notice-${kind}`} part="notice" role={urgent ? 'alert' : undefined}>
    <Icon name={icons[kind]} size={22} />
    <div className="tm-notice-body">
      <strong>{title}</strong>
      {children}
    </div>
  </div>
)
