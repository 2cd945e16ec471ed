import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

/** A few choices, each a tile with a radio over it: the group with its legend. */
export const Tiles: ComponentType<ComponentProps<'fieldset'>> = styled('fieldset')({
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& > legend': { marginBottom: 6, padding: 0, fontWeight: 550 },
})

/** One choice. Its first child is the radio, which lies over all of it. */
export const Tile: ComponentType<ComponentProps<'label'>> = styled('label')({
  position: 'relative',
  display: 'grid',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-s)',
  cursor: 'pointer',
  '&:hover': { background: 'var(--tm-hover)' },
  '& > input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '&:has(:checked)': { borderColor: 'var(--tm-accent)', background: 'var(--tm-accent-wash)' },
  '&:has(:focus-visible)': { outline: '2px solid var(--tm-accent)', outlineOffset: 1 },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.6 },
})
