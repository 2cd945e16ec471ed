import Tooltip from '@mui/material/Tooltip'
import type { ReactElement } from 'react'
import { withMui } from '../../theme/with-mui.tsx'

interface HintBubbleProps {
  /** Empty, nothing shows. */
  label: string
  children: ReactElement
}

/** The words of a hint; fetched where icons stand alone. */
export const HintBubble = withMui(({ label, children }: HintBubbleProps) => (
  <Tooltip title={label} placement="right">
    {children}
  </Tooltip>
))
