import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Expired: ComponentType<ComponentProps<'section'>> = styled('section')({
  display: 'flex',
  gap: 12,
  margin: '0 0 20px',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-plain-wash)',
  '& > svg': { flex: 'none', marginTop: 3 },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)' },
})

export const Columns: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.7fr) minmax(280px, 1fr)',
  alignItems: 'start',
  gap: 24,
  '@media (max-width: 992px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
})

export const Aside: ComponentType<ComponentProps<'aside'>> = styled('aside')({ display: 'grid', gap: 16, minWidth: 0 })

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
  '& small': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '&[data-large] dd': { fontSize: 'var(--tm-text-l)', fontWeight: 550 },
})

export const History: ComponentType<ComponentProps<'ol'>> = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { position: 'relative', display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr)', gap: 12, paddingBottom: 18 },
  '& > li:last-child': { paddingBottom: 0 },
  '& > li:not(:last-child)::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '32px 4px',
    insetInlineStart: 13.5,
    width: 1,
    background: 'var(--tm-line-strong)',
  },
  '& > li > span': {
    display: 'grid',
    placeItems: 'center',
    width: 28,
    height: 28,
    border: '1px solid var(--tm-line-strong)',
    borderRadius: '50%',
    color: 'var(--tm-accent)',
  },
  '& b': { fontWeight: 600 },
  '& time': { display: 'block', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)', fontVariantNumeric: 'tabular-nums' },
})

export const Change: ComponentType<ComponentProps<'dl'>> = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '2px 12px',
  margin: '6px 0 0',
  '& dt': { flex: '0 1 120px', color: 'var(--tm-ink-muted)' },
  '& dd': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px', margin: 0, overflowWrap: 'anywhere' },
  '& svg': { color: 'var(--tm-ink-muted)' },
  '& svg:dir(rtl)': { transform: 'scaleX(-1)' },
  '& s': { color: 'var(--tm-ink-muted)' },
  '& ins': { fontWeight: 550, textDecoration: 'none' },
  // Said to those who don't see that one is struck through.
  '& dd span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
})
