import Popover from '@mui/material/Popover'
import { useTranslate } from '../../i18n/context.ts'
import { NotificationList } from './NotificationList.tsx'
import type { NotificationBellProps } from './types.ts'

export interface NotificationPopoverProps extends NotificationBellProps {
  /** The bell, while it is open. */
  anchor: HTMLElement | undefined
  onClose: () => void
}

/** What the bell opens: the list of what the organization is told. */
export const NotificationPopover = ({ anchor, onClose, onNavigate, ...list }: NotificationPopoverProps) => {
  const t = useTranslate()
  return (
    <Popover
      open={anchor !== undefined}
      anchorEl={anchor ?? null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      // Below the frame's bar.
      slotProps={{ paper: { role: 'dialog', 'aria-label': t('common:notifications'), sx: { marginTop: '10px' } } }}
    >
      <NotificationList
        {...list}
        onNavigate={(href) => {
          onClose()
          onNavigate(href)
        }}
      />
    </Popover>
  )
}
