import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Columns: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(280px, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media (max-width: 992px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

const stack = { display: 'grid', gap: 16, minWidth: 0, '&& > section': { marginTop: 0 } } as const

export const Main: ComponentType<ComponentProps<'div'>> = styled('div')(stack)

export const Aside: ComponentType<ComponentProps<'aside'>> = styled('aside')(stack)

/** Names and what they are: side by side, or one below the other where it is narrow. */
export const Facts: ComponentType<ComponentProps<'dl'>> = styled('dl')({
  margin: 0,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(96px, 2fr) minmax(0, 3fr)',
    gap: '0 16px',
    padding: '8px 0',
    borderTop: '1px solid var(--tm-line)',
  },
  '& > div:first-of-type': { borderTop: 0, paddingTop: 0 },
  '& > div:last-of-type': { paddingBottom: 0 },
  '& dt': { color: 'var(--tm-ink-muted)', overflowWrap: 'anywhere' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  // It reads as the other facts do, and its line says that it leads on.
  '& dd > a': {
    color: 'var(--tm-ink)',
    textDecoration: 'underline',
    textDecorationColor: 'var(--tm-line-strong)',
    textUnderlineOffset: 3,
    '&:hover': { color: 'var(--tm-accent-strong)', textDecorationColor: 'currentcolor' },
  },
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '&[data-large] dd': { fontSize: 'var(--tm-text-l)', fontWeight: 550 },
  '&[data-large] dd small': { fontWeight: 400 },
  // What needs the whole width stands below its name.
  '& > [data-wide=true]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px 0' },
})
