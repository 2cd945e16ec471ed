import { useState } from 'react'
import { BellButton } from './BellButton.tsx'
import { NotificationPopover } from './NotificationPopover.tsx'
import type { NotificationBellProps } from './types.ts'

export type { NotificationBellProps } from './types.ts'

/** How much is new, and the list of what the organization is told. */
export const NotificationBell = (props: NotificationBellProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  return (
    <>
      <BellButton count={props.unread.size} open={anchor !== undefined} onOpen={setAnchor} />
      <NotificationPopover {...props} anchor={anchor} onClose={() => setAnchor(undefined)} />
    </>
  )
}
