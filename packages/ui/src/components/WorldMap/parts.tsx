import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { surface } from '../Card/surface.ts'

export const Panel: ComponentType<ComponentProps<'section'>> = styled('section')({
  minWidth: 0,
  overflow: 'hidden',
  ...surface,
})

export const Head: ComponentType<ComponentProps<'header'>> = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 12px',
  padding: '12px 12px 12px 18px',
  '& h2': { margin: 0, font: '500 var(--tm-title-s)/1.25 var(--tm-font-title)', overflowWrap: 'anywhere' },
  '& button': { gap: 6, height: 32 },
})

export const Notice: ComponentType<ComponentProps<'p'>> = styled('p')({
  display: 'flex',
  gap: 10,
  margin: 0,
  padding: '9px 18px',
  borderTop: '1px solid var(--tm-line)',
  background: 'var(--tm-alert-wash)',
  color: 'var(--tm-ink)',
  '& svg': { flex: 'none', marginTop: 2, color: 'var(--tm-alert)' },
})

export const Nothing: ComponentType<ComponentProps<'p'>> = styled('p')({
  margin: 0,
  padding: '11px 18px',
  borderTop: '1px solid var(--tm-line)',
  color: 'var(--tm-ink-muted)',
})

/** The few rules of MapLibre's stylesheet that a map of ours needs, in our look. */
export const Frame: ComponentType<ComponentProps<'div'>> = styled('div')({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  borderTop: '1px solid var(--tm-line)',
  // Land or water, nobody knows before the map is there.
  background: 'var(--tm-paper)',
  '& [data-map]': { position: 'absolute', inset: 0, overflow: 'hidden' },
  '& .maplibregl-canvas': { position: 'absolute', left: 0, top: 0 },
  '& [data-map]:not([data-begun]) .maplibregl-canvas': { opacity: 0 },
  '& .maplibregl-canvas:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -3 },
  '& .maplibregl-canvas-container': { cursor: 'grab', userSelect: 'none', touchAction: 'pan-x pan-y' },
  '& .maplibregl-canvas-container:active': { cursor: 'grabbing' },
  '& .maplibregl-cooperative-gesture-screen': {
    position: 'absolute',
    inset: 0,
    display: 'grid',
    placeItems: 'center',
    padding: 16,
    background: 'var(--tm-scrim)',
    color: '#fff',
    fontSize: 'var(--tm-text-l)',
    opacity: 0,
    pointerEvents: 'none',
    transition: 'opacity var(--tm-motion-slow) var(--tm-ease)',
  },
  '& .maplibregl-cooperative-gesture-screen.maplibregl-show': { opacity: 1 },
  '& .maplibregl-mobile-message': { display: 'none' },
  '@media (hover: none), (pointer: coarse)': {
    '& .maplibregl-desktop-message': { display: 'none' },
    '& .maplibregl-mobile-message': { display: 'block' },
  },
  '& .maplibregl-ctrl-bottom-left': { position: 'absolute', left: 0, bottom: 0, direction: 'ltr' },
  '& .maplibregl-ctrl-scale': {
    margin: '0 0 8px 10px',
    padding: '0 4px',
    border: '1px solid var(--tm-ink-muted)',
    borderTop: 0,
    color: 'var(--tm-ink)',
    font: '550 var(--tm-text-xs)/1.2 var(--tm-font-ui)',
    fontVariantNumeric: 'tabular-nums',
    textShadow: '0 0 3px var(--tm-map-land), 0 0 3px var(--tm-map-land)',
  },
  '& .maplibregl-ctrl-attrib': {
    position: 'absolute',
    right: 0,
    bottom: 0,
    direction: 'ltr',
    padding: '1px 6px',
    borderStartStartRadius: 'var(--tm-radius-s)',
    background: 'color-mix(in srgb, var(--tm-paper-raised) 80%, transparent)',
    color: 'var(--tm-ink-muted)',
    fontSize: 11,
    '& summary': { display: 'none' },
    '& a': { color: 'inherit' },
  },
  '& .maplibregl-attrib-empty': { display: 'none' },
})

export const Controls: ComponentType<ComponentProps<'div'>> = styled('div')({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineEnd: 12,
  display: 'grid',
  border: '1px solid var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-1)',
  '& button + button': { borderTop: '1px solid var(--tm-line)', borderStartStartRadius: 0, borderStartEndRadius: 0 },
})

/** A small map in the corner, with a dot in its middle. */
export const Inset: ComponentType<ComponentProps<'div'>> = styled('div')({
  position: 'absolute',
  insetBlockStart: 12,
  insetInlineStart: 12,
  width: 120,
  height: 92,
  '@media (max-width: 480px)': { width: 88, height: 66 },
  overflow: 'hidden',
  border: '1px solid var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-paper)',
  boxShadow: 'var(--tm-shadow-1)',
  pointerEvents: 'none',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 'calc(50% - 5px) auto auto calc(50% - 5px)',
    width: 10,
    height: 10,
    border: '2px solid var(--tm-paper-raised)',
    borderRadius: '50%',
    background: 'var(--tm-accent)',
  },
})
