import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { surface } from '../../components/Card/surface.ts'

/** Cards side by side, as many as there is room for. Those of the last line fill it: no place of one stays empty. */
export const Tiles: ComponentType<ComponentProps<'ul'>> = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { flex: '1 1 min(100%, 240px)' },
})

/** Pictures side by side: two where it is narrow, three where there is room. */
export const Portraits: ComponentType<ComponentProps<'ul'>> = styled(Tiles)({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(clamp(140px, 30%, 260px), 1fr))',
})

/** One thing that has to be mended, with the assets that it is wrong with. */
export const Trouble: ComponentType<ComponentProps<'li'>> = styled('li')({
  ...surface,
  display: 'grid',
  alignContent: 'start',
  gap: 12,
  minWidth: 0,
  padding: '14px 16px 16px',
  '& > header': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr) auto', alignItems: 'center', gap: 8 },
  '& > header > svg': { color: 'var(--tm-alert)' },
  '& h3': { margin: 0, font: '600 var(--tm-text-m)/1.3 var(--tm-font-ui)', overflowWrap: 'anywhere' },
  '& b': { fontWeight: 650, fontVariantNumeric: 'tabular-nums' },
  '& ul': { display: 'grid', gap: 8, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { minWidth: 0 },
  '& li small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
  '& li a': { display: 'block', color: 'var(--tm-ink)', textDecoration: 'none', borderRadius: 6 },
  '& li a:hover': { color: 'var(--tm-accent-strong)', textDecoration: 'underline', textUnderlineOffset: 3 },
  '& > small': { color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

/** An asset by its picture: the whole of it leads to its page. */
export const Portrait: ComponentType<ComponentProps<'li'>> = styled('li')({
  ...surface,
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  minWidth: 0,
  overflow: 'hidden',
  transition: 'border-color 120ms',
  '&:hover': { borderColor: 'var(--tm-line-strong)' },
  '&:focus-within': { outline: '2px solid var(--tm-accent)', outlineOffset: 2 },
  '& > img, & > i': { display: 'block', width: '100%', aspectRatio: '16 / 9', objectFit: 'cover', background: 'var(--tm-paper-sunken)' },
  '& > i': {
    display: 'grid',
    placeItems: 'center',
    font: '500 40px/1 var(--tm-font-title)',
    color: 'var(--tm-ink-muted)',
    fontStyle: 'normal',
  },
  '& > div': { display: 'grid', alignContent: 'start', justifyItems: 'start', gap: 6, padding: '12px 14px 14px', minWidth: 0 },
  '& h3': { margin: 0, font: '500 var(--tm-text-l)/1.3 var(--tm-font-title)', overflowWrap: 'anywhere' },
  '& a': { color: 'inherit', textDecoration: 'none', outline: 'none' },
  '& a::after': { content: '""', position: 'absolute', inset: 0 },
  '& p': { margin: 0, color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-s)' },
})

/** One line where nothing has to be done. */
export const AllWell: ComponentType<ComponentProps<'p'>> = styled('p')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  margin: 0,
  '& svg': { color: 'var(--tm-positive)' },
})

/** A heading with what it is of, without a sheet: the cards below it are sheets of their own. */
export const Part: ComponentType<ComponentProps<'section'>> = styled('section')({
  display: 'grid',
  gap: 12,
  marginBottom: 24,
  '& > h2': { margin: 0, fontFamily: 'var(--tm-font-title)', fontWeight: 500, fontSize: 'var(--tm-title-s)', lineHeight: 1.3 },
})
