import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { surface } from '../../../components/Card/surface.ts'
import { widthBelow } from '../../../theme/breakpoints.ts'

const below = `@media ${widthBelow('desktop')}`

/** The map, and beside it what is on it in words; one below the other where there is little room. */
export const Layout: ComponentType<ComponentProps<'section'>> = styled('section')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  height: 'clamp(420px, 72vh, 780px)',
  overflow: 'hidden',
  ...surface,
  [below]: { gridTemplateColumns: 'minmax(0, 1fr)', height: 'auto' },
  // The line of a list that waits for its rows.
  '&[aria-busy=true]::before': {
    content: '""',
    position: 'absolute',
    zIndex: 3,
    insetInline: 0,
    top: 0,
    height: 2,
    background: 'var(--tm-accent)',
    '@media (prefers-reduced-motion: no-preference)': {
      background: 'linear-gradient(90deg, transparent, var(--tm-accent), transparent) 150% 0 / 50% 100% no-repeat',
      animation: 'tm-data-table-pass 1.2s var(--tm-ease) infinite',
    },
  },
  '& [data-map-frame]': { height: '100%', borderTop: 0, [below]: { height: 'clamp(300px, 56vh, 520px)' } },
})

/** The map with what lies over its upper edge. */
export const Ground: ComponentType<ComponentProps<'div'>> = styled('div')({
  position: 'relative',
  minHeight: 0,
  '& > button': {
    position: 'absolute',
    insetBlockStart: 12,
    insetInline: 0,
    justifySelf: 'center',
    marginInline: 'auto',
    width: 'max-content',
    zIndex: 1,
  },
})

export const Side: ComponentType<ComponentProps<'aside'>> = styled('aside')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  borderInlineStart: '1px solid var(--tm-line)',
  [below]: { maxHeight: 480, borderInlineStart: 0, borderTop: '1px solid var(--tm-line)' },
})

export const SideHead: ComponentType<ComponentProps<'header'>> = styled('header')({
  display: 'grid',
  justifyItems: 'start',
  gap: 4,
  padding: '14px 18px 12px',
  '& h2': { margin: 0, font: '500 var(--tm-title-s)/1.25 var(--tm-font-title)', overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

export const Entries: ComponentType<ComponentProps<'ul'>> = styled('ul')({
  flex: 1,
  minHeight: 0,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflow: 'auto',
  '& li': { borderTop: '1px solid var(--tm-line)' },
  '& li > :is(a, button)': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 12px',
    width: '100%',
    minHeight: 44,
    padding: '9px 18px',
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    '&:hover': { background: 'var(--tm-hover)' },
    '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  },
  '& b': { fontWeight: 550, overflowWrap: 'anywhere' },
  '& small': { flexBasis: '100%', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', overflowWrap: 'anywhere' },
})
