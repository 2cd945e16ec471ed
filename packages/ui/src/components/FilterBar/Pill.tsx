import styled from '@emotion/styled'
import type { ComponentType } from 'react'
import { PlainButton, type PlainButtonProps } from '../Button/PlainButton.tsx'

/** A filter: dashed while it holds nothing, solid while it does. */
export const Pill: ComponentType<PlainButtonProps & { 'data-set': boolean }> = styled(PlainButton)({
  gap: 6,
  maxWidth: '100%',
  height: 30,
  padding: '0 11px',
  border: '1px dashed var(--tm-line-field)',
  borderRadius: 15,
  color: 'var(--tm-ink-muted)',
  font: 'inherit',
  whiteSpace: 'nowrap',
  '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& > svg': { flex: 'none' },
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '&:hover': { background: 'var(--tm-hover)', color: 'var(--tm-ink)' },
  '&[data-set=true]': { borderStyle: 'solid', background: 'var(--tm-paper)', color: 'var(--tm-ink)', fontWeight: 500 },
})
