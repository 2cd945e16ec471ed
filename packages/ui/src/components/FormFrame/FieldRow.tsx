import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

/** Fields that belong together: side by side where there is room. */
export const FieldRow: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 20,
  '& > *': { flex: '1 1 200px', minWidth: 0 },
})
