import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { surface } from '../Card/surface.ts'

export const Figure: ComponentType<ComponentProps<'figure'>> = styled('figure')({
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  ...surface,
  '& figcaption': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 16px', padding: '12px 18px' },
  '& b': { flex: '1 0 100%', font: '500 var(--tm-text-xl)/1.25 var(--tm-font-title)', overflowWrap: 'anywhere' },
  '& figcaption > span': { flex: '1 1 240px', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

/** Has the room of the video before it is there. */
export const Stage: ComponentType<ComponentProps<'div'>> = styled('div')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '16 / 9',
  borderBottom: '1px solid var(--tm-line)',
  background: 'var(--tm-paper-sunken)',
  '& > :is(img, video, iframe)': { position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0, objectFit: 'cover' },
  '& > video': { objectFit: 'contain', background: '#000' },
})

export const Play: ComponentType<ComponentProps<'button'>> = styled('button')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  paddingInlineStart: 6,
  border: 0,
  borderRadius: '50%',
  background: 'var(--tm-accent)',
  color: 'var(--tm-on-accent)',
  boxShadow: '0 0 0 4px var(--tm-paper-raised), var(--tm-shadow-2)',
  cursor: 'pointer',
  transition: 'background-color var(--tm-motion-fast) var(--tm-ease)',
  '&:hover': { background: 'var(--tm-accent-strong)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 6 },
})

export const Sentence: ComponentType<ComponentProps<'p'> & { 'data-tone': 'plain' | 'alert' }> = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  margin: 0,
  padding: '12px 18px',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  overflowWrap: 'anywhere',
  '& > svg': { flex: 'none', color: 'var(--tm-ink-muted)' },
  '& > span': { flex: '1 1 240px', minWidth: 0, color: 'var(--tm-ink-muted)' },
  '& b': { display: 'block', color: 'var(--tm-ink)', fontWeight: 550 },
  '&[data-tone=alert]': { flexWrap: 'nowrap', background: 'var(--tm-alert-wash)', '& > svg': { color: 'var(--tm-alert)' } },
})
