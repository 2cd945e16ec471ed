import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

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
