import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { withMui } from '../../theme/with-mui.tsx'
import { isPlainClick } from '../plain-click.ts'
import type { MenuEntry } from './types.ts'

interface BranchMenuProps {
  entry: MenuEntry
  current: string | undefined
  anchor: HTMLElement | undefined
  onClose: () => void
  onNavigate: (href: string) => void
}

/** An entry and the pages below it, beside the entry's icon; fetched when it opens first. */
export const BranchMenu = withMui(({ entry, current, anchor, onClose, onNavigate }: BranchMenuProps) => (
  <Menu
    open={anchor !== undefined}
    anchorEl={anchor ?? null}
    onClose={onClose}
    anchorOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ list: { 'aria-label': entry.label } }}
  >
    {[entry, ...(entry.entries ?? [])].map((page) => (
      <MenuItem
        key={page.id}
        component="a"
        href={page.href}
        selected={page.id === current}
        onClick={(event) => {
          if (!isPlainClick(event)) return
          event.preventDefault()
          onClose()
          onNavigate(page.href)
        }}
      >
        {page.label}
      </MenuItem>
    ))}
  </Menu>
))
