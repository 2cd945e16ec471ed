import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Problem: ComponentType<ComponentProps<'p'>> = styled('p')({
  margin: '0 0 16px',
  padding: '12px 16px',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-warning-wash)',
  color: 'var(--tm-warning)',
})

/** The states one after the other, as stations on a line: nothing here can be pressed. Where it stands is marked by form, weight and colour. */
export const Steps: ComponentType<ComponentProps<'ol'>> = styled('ol')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 10px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
})

export const Step: ComponentType<ComponentProps<'li'>> = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--tm-ink-muted)',
  '&::before': {
    content: '""',
    flex: 'none',
    boxSizing: 'border-box',
    width: 10,
    height: 10,
    border: '1.5px solid var(--tm-line-strong)',
    borderRadius: '50%',
  },
  '&:not(:last-of-type)::after': { content: '""', width: 20, marginInlineStart: 2, borderTop: '1px solid var(--tm-line-strong)' },
  '&[aria-current]': { color: 'var(--tm-ink)', fontWeight: 600 },
  '&[aria-current]::before': {
    border: 0,
    background: 'var(--tm-accent)',
    boxShadow: '0 0 0 3px var(--tm-accent-wash)',
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
