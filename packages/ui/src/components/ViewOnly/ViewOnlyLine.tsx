import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'

const Line = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: '0 0 16px',
  color: 'var(--tm-ink-muted)',
  '& > svg': { flex: 'none' },
})

/** Says why nothing can be edited here. */
export const ViewOnlyLine = ({ children }: { children: ReactNode }) => (
  <Line>
    <Icon name="lock" size={14} />
    <span>{children}</span>
  </Line>
)
