import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType, CSSProperties } from 'react'

export const Root: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  justifyItems: 'start',
  gap: 12,
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

/** Light in every theme, so that the code stays readable. `--print` is its width on paper. */
export const Plate: ComponentType<Omit<ComponentProps<'div'>, 'style'> & { style: CSSProperties & { '--print': string } }> = styled('div')({
  maxWidth: '100%',
  overflow: 'hidden',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: '#ffffff',
  boxShadow: 'var(--tm-shadow-1)',
  '& svg': { display: 'block', maxWidth: '100%', height: 'auto' },
  '@media print': { border: 0, boxShadow: 'none', '& svg': { width: 'var(--print)' } },
})

export const Words: ComponentType<ComponentProps<'p'>> = styled('p')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  margin: 0,
  fontSize: 'var(--tm-text-s)',
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
})

export const Note: ComponentType<ComponentProps<'p'> & { 'data-tone': 'alert' | 'warning' }> = styled('p')({
  display: 'flex',
  gap: 10,
  margin: 0,
  padding: '10px 14px',
  borderRadius: 'var(--tm-radius-s)',
  '& svg': { flex: 'none', marginTop: 2 },
  '&[data-tone=alert]': { background: 'var(--tm-alert-wash)', '& svg': { color: 'var(--tm-alert)' } },
  '&[data-tone=warning]': { background: 'var(--tm-warning-wash)', '& svg': { color: 'var(--tm-warning)' } },
})

export const Actions: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 4,
  '@media print': { display: 'none' },
})
