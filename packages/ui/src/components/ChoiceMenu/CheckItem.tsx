import styled from '@emotion/styled'
import MenuItem from '@mui/material/MenuItem'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

const Tick = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  border: '1px solid var(--tm-line-field)',
  borderRadius: 4,
  color: 'transparent',
  '[aria-checked=true] > &': { borderColor: 'var(--tm-accent)', background: 'var(--tm-accent)', color: 'var(--tm-on-accent)' },
})

interface CheckItemProps {
  checked: boolean
  disabled?: boolean
  children: ReactNode
  onClick: () => void
  /** Given by the menu, for the item that is focused first. */
  autoFocus?: boolean
  tabIndex?: number
}

/** An entry of a menu that can be ticked; the menu stays open. */
export const CheckItem = ({ checked, children, ...item }: CheckItemProps) => (
  <MenuItem {...item} role="menuitemcheckbox" aria-checked={checked}>
    <Tick>
      <Icon name="check" size={12} />
    </Tick>
    {children}
  </MenuItem>
)
