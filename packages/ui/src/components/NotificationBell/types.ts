import type { Notification } from '@tracemark/api/schemas'
import type { Failure } from '../../errors/error-code.ts'

export interface NotificationBellProps {
  /** Newest first; undefined while they are loaded. */
  notifications: readonly Notification[] | undefined
  /** Ids of those that nobody has read on this device. */
  unread: ReadonlySet<string>
  failure?: Failure | undefined
  /** A plain click on one; with a modifier key the browser follows it itself. */
  onNavigate: (href: string) => void
  /** All that are there were read. */
  onRead: () => void
  onRetry: () => void
}
