import Popover from '@mui/material/Popover'
import { type ReactNode, useRef, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { FilterForm } from './FilterForms.tsx'
import { Pill } from './Pill.tsx'

const formCode = onDemand(() => import('./FilterForms.tsx'), ['forms', 'media'])

interface FilterPopoverProps {
  /** What the filter is of. */
  name: string
  label: ReactNode
  set: boolean
  children: (Form: typeof FilterForm, close: () => void) => ReactNode
}

/** A filter that opens a small form. */
export const FilterPopover = ({ name, label, set, children }: FilterPopoverProps) => {
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  const forms = useOnDemand(formCode, open)
  return (
    <>
      <Pill ref={opener} data-set={set} aria-haspopup="dialog" aria-expanded={open} onClick={() => setOpen(true)}>
        <span>{label}</span>
        <Icon name="down" size={12} />
      </Pill>
      <Popover
        open={open && forms !== undefined}
        anchorEl={opener.current}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name, sx: { width: 320, marginTop: '4px' } } }}
        onClose={close}
      >
        {forms && children(forms.FilterForm, close)}
      </Popover>
    </>
  )
}
