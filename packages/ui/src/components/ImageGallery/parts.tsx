import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'

export const Grid: ComponentType<ComponentProps<'ul'>> = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, min(var(--thumbnail), 100%))',
  maxWidth: '100%',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  // Two beside each other where there is room.
  '&[data-whole=true]:has(> :nth-of-type(2))': { gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))' },
  '& > li': { position: 'relative', display: 'flex', flexDirection: 'column', minWidth: 0 },
  '& p': {
    margin: '6px 0 0',
    overflow: 'hidden',
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
    fontWeight: 400,
    lineHeight: '18px',
    overflowWrap: 'anywhere',
  },
})

/** A thumbnail has its room before its picture is there. */
export const Thumbnail: ComponentType<ComponentProps<'button'>> = styled('button')({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  padding: 0,
  overflow: 'hidden',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-s)',
  background: 'var(--tm-plain-wash)',
  font: 'inherit',
  cursor: 'zoom-in',
  '&:hover': { borderColor: 'var(--tm-line-field)' },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2 },
  '& img': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
  '& img[data-state=loading]': { visibility: 'hidden' },
  // The line around it is no part of its shape.
  '[data-whole=true] &': { boxSizing: 'content-box', width: 'calc(100% - 2px)', maxHeight: 460, aspectRatio: 'var(--ratio, 4 / 3)' },
  // The words that there is no picture need no room for one.
  '[data-whole=true] &:has(> [role=img])': { minHeight: 120, aspectRatio: 'auto' },
  '[data-whole=true] & img': { objectFit: 'contain' },
  '@media (max-width: 480px)': { '[data-whole=true] &': { aspectRatio: 'var(--ratio, 1)' } },
})

export const Main: ComponentType<ComponentProps<'span'>> = styled('span')({
  position: 'absolute',
  insetBlockStart: 8,
  insetInlineStart: 8,
  padding: '1px 8px',
  borderRadius: 'var(--tm-radius-pill)',
  background: 'var(--tm-inverse)',
  color: 'var(--tm-on-inverse)',
  fontSize: 'var(--tm-text-xs)',
  fontWeight: 550,
  lineHeight: '18px',
  pointerEvents: 'none',
})

export const Tools: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  marginTop: 'auto',
  paddingTop: 4,
  '& button': { padding: 6 },
  '[dir=rtl] & [data-flip] svg': { transform: 'scaleX(-1)' },
})

export const Nothing: ComponentType<ComponentProps<'div'>> = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: 8,
  padding: '28px 20px',
  border: '1px dashed var(--tm-line-strong)',
  borderRadius: 'var(--tm-radius-m)',
  color: 'var(--tm-ink-muted)',
  textAlign: 'center',
})
