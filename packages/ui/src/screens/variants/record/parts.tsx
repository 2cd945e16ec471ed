import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Problem: ComponentType<ComponentProps<'p'>> = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  margin: '0 0 16px',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
  '& > span': { flex: '1 1 280px' },
})
