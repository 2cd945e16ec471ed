import Drawer from '@mui/material/Drawer'
import type { ReactNode } from 'react'
import { withMui } from '../../theme/with-mui.tsx'

interface MenuDrawerProps {
  label: string
  open: boolean
  onClose: () => void
  children: ReactNode
}

/** The sidebar on a phone; fetched when it opens first. */
export const MenuDrawer = withMui(({ label, open, onClose, children }: MenuDrawerProps) => (
  <Drawer open={open} onClose={onClose} slotProps={{ paper: { 'aria-label': label, sx: { width: 280 } } }}>
    {children}
  </Drawer>
))
