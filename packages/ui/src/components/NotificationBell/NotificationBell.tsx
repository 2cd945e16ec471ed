import Popover from '@mui/material/Popover'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { IconButton } from '../Button/IconButton.tsx'
import { NotificationList } from './NotificationList.tsx'
import type { NotificationBellProps } from './types.ts'

export type { NotificationBellProps } from './types.ts'

const Count = styled('span')({
  position: 'absolute',
  insetBlockStart: 2,
  insetInlineEnd: 0,
  minWidth: 16,
  padding: '0 4px',
  borderRadius: 'var(--tm-radius-pill)',
  background: 'var(--tm-accent)',
  color: 'var(--tm-on-accent)',
  fontSize: 10.5,
  fontWeight: 650,
  lineHeight: '16px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
})

const Opener = styled(IconButton)({ position: 'relative' })

/** More are shown as `9+`. */
const COUNT_MAX = 9

/** How much is new, and the list of what the organization is told. */
export const NotificationBell = ({ onNavigate, ...list }: NotificationBellProps) => {
  const t = useTranslate()
  const format = useFormat()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const count = list.unread.size
  const label = count === 0 ? t('notifications:title') : t('notifications:new', { count, shown: format.number(count) })
  return (
    <>
      <Opener
        aria-label={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <Icon name="bell" size={18} />
        {count > 0 && <Count aria-hidden>{count > COUNT_MAX ? `${format.number(COUNT_MAX)}+` : format.number(count)}</Count>}
      </Opener>
      <Popover
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': t('notifications:title') } }}
      >
        <NotificationList
          {...list}
          onNavigate={(href) => {
            setAnchor(undefined)
            onNavigate(href)
          }}
        />
      </Popover>
    </>
  )
}
