import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Head: ComponentType<ComponentProps<'header'>> = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '12px 16px',
  marginBottom: 20,
  '& > div': { flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)' },
  '& h1': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-l)', lineHeight: 1.2 },
  '& small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-m)', fontVariantNumeric: 'tabular-nums' },
})

export const Part: ComponentType<ComponentProps<'section'>> = styled('section')({
  display: 'grid',
  gap: 14,
  justifyItems: 'start',
  padding: '18px 20px 20px',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-1)',
  '& + &': { marginTop: 16 },
  '& h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)', lineHeight: 1.3 },
  '& > p': { margin: 0, maxWidth: '64ch', textWrap: 'pretty' },
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

export const Problem: ComponentType<ComponentProps<'p'>> = styled('p')({
  margin: '0 0 16px',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
})

/** The states one after the other; where it stands is marked by form, word and colour. */
export const Steps: ComponentType<ComponentProps<'ol'>> = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const Step: ComponentType<ComponentProps<'li'>> = styled('li')({
  padding: '5px 14px',
  border: '1px dashed var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-pill)',
  color: 'var(--tm-ink-muted)',
  '&[aria-current]': {
    border: '1px solid var(--tm-accent)',
    background: 'var(--tm-accent-wash)',
    color: 'var(--tm-accent-strong)',
    fontWeight: 600,
  },
})

export const Actions: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  '&:empty': { display: 'none' },
})

export const Facts: ComponentType<ComponentProps<'dl'>> = styled('dl')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(160px, 1fr))',
  gap: '16px 24px',
  width: '100%',
  margin: 0,
  '& dt': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
})
