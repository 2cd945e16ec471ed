import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Bar: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  padding: '8px 8px 8px 20px',
  borderBottom: '1px solid var(--tm-line)',
  '& > bdi': { flex: 1, color: 'var(--tm-ink-muted)', fontVariantNumeric: 'tabular-nums' },
})

/** Where the picture stands. The steps lie over its edges. */
export const Stage: ComponentType<ComponentProps<'div'>> = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  minHeight: 0,
  padding: '20px 72px',
  background: 'var(--tm-paper-sunken)',
  touchAction: 'pan-y pinch-zoom',
  '& > img': {
    width: '100%',
    height: '100%',
    minWidth: 0,
    minHeight: 0,
    objectFit: 'scale-down',
    userSelect: 'none',
  },
  '&[data-whole=true]': { overflow: 'auto', padding: 0, touchAction: 'auto' },
  '&[data-whole=true] > img': { width: 'auto', height: 'auto', minWidth: '200%', margin: 'auto', objectFit: 'fill' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& ~ [data-step]': {
    position: 'absolute',
    insetBlockStart: '50%',
    translate: '0 -50%',
    width: 44,
    height: 44,
    border: '1px solid var(--tm-line)',
    borderRadius: '50%',
    background: 'var(--tm-paper-raised)',
    boxShadow: 'var(--tm-shadow-1)',
  },
  '& ~ [data-step=back]': { insetInlineStart: 16 },
  '& ~ [data-step=on]': { insetInlineEnd: 16 },
  '[dir=rtl] & ~ [data-step] svg': { transform: 'scaleX(-1)' },
  [theme.breakpoints.down('sm')]: {
    padding: 0,
    '& ~ [data-step]': { insetBlockStart: 'auto', insetBlockEnd: 72, translate: 'none' },
  },
}))

export const Caption: ComponentType<ComponentProps<'p'>> = styled('p')({
  margin: 0,
  padding: '14px 20px 16px',
  borderTop: '1px solid var(--tm-line)',
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
