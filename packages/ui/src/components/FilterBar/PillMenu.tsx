import Menu from '@mui/material/Menu'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { Pill } from './Pill.tsx'

interface PillMenuProps {
  label: string
  set: boolean
  children: (close: () => void) => ReactNode
}

/** A filter that opens a menu. */
export const PillMenu = ({ label, set, children }: PillMenuProps) => {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const id = useId()
  const close = () => setAnchor(undefined)
  return (
    <>
      <Pill
        id={id}
        data-set={set}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
        <Icon name="down" size={12} />
      </Pill>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={close} slotProps={{ list: { 'aria-labelledby': id } }}>
        {children(close)}
      </Menu>
    </>
  )
}
