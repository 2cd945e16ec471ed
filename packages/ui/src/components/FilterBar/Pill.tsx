import ButtonBase, { type ButtonBaseProps } from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import type { ComponentType } from 'react'

/** A filter: dashed while it holds nothing, solid while it does. */
export const Pill: ComponentType<ButtonBaseProps & { 'data-set': boolean }> = styled(ButtonBase)({
  gap: 6,
  height: 30,
  padding: '0 11px',
  border: '1px dashed var(--tm-line-field)',
  borderRadius: 15,
  color: 'var(--tm-ink-muted)',
  font: 'inherit',
  whiteSpace: 'nowrap',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&[data-set=true]': { borderStyle: 'solid', background: 'var(--tm-paper)', color: 'var(--tm-ink)', fontWeight: 500 },
})
