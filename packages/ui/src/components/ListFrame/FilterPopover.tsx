import Popover from '@mui/material/Popover'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { Pill } from './Pill.tsx'

interface FilterPopoverProps {
  /** What the filter is of. */
  name: string
  label: ReactNode
  set: boolean
  children: (close: () => void) => ReactNode
}

/** A filter that opens a small form. */
export const FilterPopover = ({ name, label, set, children }: FilterPopoverProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Pill ref={opener} data-set={set} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <span>{label}</span>
        <Icon name="down" size={12} />
      </Pill>
      <Popover
        open={open}
        anchorEl={opener.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { width: 320, marginTop: '4px' } } }}
        onClose={close}
      >
        {children(close)}
      </Popover>
    </>
  )
}
