import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem'
import { styled } from '@mui/material/styles'
import { Icon } from '../../icons/Icon.tsx'

const Tick = styled('span')({ display: 'grid', width: 16, marginInlineStart: 'auto', color: 'var(--tm-accent)' })

interface MenuChoiceProps extends MenuItemProps {
  selected: boolean
}

/** One of several in a menu, of which one holds. What the menu hands to its entries goes through. */
export const MenuChoice = ({ selected, children, ...rest }: MenuChoiceProps) => (
  <MenuItem {...rest} role="menuitemradio" aria-checked={selected}>
    {children}
    <Tick>{selected && <Icon name="check" />}</Tick>
  </MenuItem>
)
