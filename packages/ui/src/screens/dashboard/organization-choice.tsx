import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

/** A plain choice that holds for the organization. */
export const Choice: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
})

export const Label: ComponentType<ComponentProps<'label'>> = styled('label')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-s)',
  '& select': {
    font: 'inherit',
    maxWidth: 220,
    minHeight: 28,
    color: 'var(--tm-ink)',
    background: 'var(--tm-paper-raised)',
    border: '1px solid var(--tm-line-field)',
    borderRadius: 'var(--tm-radius-s)',
  },
})
