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

/** In the map's place, where there is nothing to show on one. */
export const Unplaced: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  color: 'var(--tm-ink-muted)',
  '& > svg': { flex: 'none' },
  '& > p': { margin: 0, textWrap: 'pretty', overflowWrap: 'anywhere' },
})

/** What was given to one question, one below the other. A signature is no larger than it was drawn. */
export const FileStack: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  gap: 10,
  maxWidth: '100%',
  '&[data-input=signature]': { width: 420 },
})

/** A file that a record names and the store no longer has. */
export const Gone: ComponentType<ComponentProps<'p'>> = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  color: 'var(--tm-ink-muted)',
  fontSize: 'var(--tm-text-m)',
  fontWeight: 400,
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none' },
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
  '& blockquote': {
    margin: '6px 0 0',
    paddingInlineStart: 10,
    borderInlineStart: '2px solid var(--tm-line-strong)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
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
  '& dd > * > span:first-child': {
    position: 'absolute',
    width: 1,
    height: 1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
})
