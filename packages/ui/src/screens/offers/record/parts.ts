import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Columns: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.5fr) minmax(280px, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media (max-width: 992px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 },
})

export const Actions: ComponentType<ComponentProps<'div'>> = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

export const Problem: ComponentType<ComponentProps<'p'>> = styled('p')({
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
})

/** Whose the facts below are. */
export const Owner: ComponentType<ComponentProps<'h3'>> = styled('h3')({
  margin: '0 0 8px',
  fontSize: 'var(--tm-text-m)',
  fontWeight: 600,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
})
