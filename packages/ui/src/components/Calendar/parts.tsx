import { styled } from '@mui/material/styles'
import type { ComponentProps, ComponentType } from 'react'
import { surface } from '../Card/surface.ts'

export const Card: ComponentType<ComponentProps<'section'>> = styled('section')({
  minWidth: 0,
  ...surface,
  overflow: 'hidden',
})

export const Head: ComponentType<ComponentProps<'header'>> = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 4,
  padding: '10px 10px 10px 18px',
  '& h2': { flex: 1, margin: 0, font: '500 var(--tm-title-s)/1.25 var(--tm-font-title)' },
  '& small': { color: 'var(--tm-ink-muted)' },
  '& svg': { transition: 'none' },
  '[dir=rtl] & button svg': { transform: 'scaleX(-1)' },
})

export const Grid: ComponentType<ComponentProps<'table'>> = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  '& th': {
    padding: '4px 0',
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-xs)',
    fontWeight: 600,
    borderBottom: '1px solid var(--tm-line)',
  },
})

export const Cell: ComponentType<ComponentProps<'td'>> = styled('td')(({ theme }) => ({
  height: 84,
  padding: 6,
  verticalAlign: 'top',
  border: '1px solid var(--tm-line)',
  borderInlineWidth: '1px 0',
  cursor: 'pointer',
  '&:first-of-type': { borderInlineStart: 0 },
  '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '&:hover': { background: 'var(--tm-hover)' },
  '&[data-other=true]': { background: 'var(--tm-paper)', color: 'var(--tm-ink-muted)' },
  '&[aria-selected=true]': { background: 'var(--tm-accent-wash)' },
  '& i': { fontStyle: 'normal' },
  '& > b': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    fontWeight: 500,
    fontSize: 'var(--tm-text-s)',
    fontVariantNumeric: 'tabular-nums',
  },
  '&[aria-current=date] > b': { borderRadius: '50%', background: 'var(--tm-accent)', color: 'var(--tm-on-accent)', fontWeight: 650 },
  '&[data-over=true]': { background: 'var(--tm-accent-wash)', boxShadow: 'inset 0 0 0 2px var(--tm-accent)' },
  '& > span, & > a': {
    display: 'block',
    overflow: 'hidden',
    marginTop: 2,
    paddingInlineStart: 6,
    borderInlineStart: '2px solid var(--tm-accent)',
    fontSize: 'var(--tm-text-xs)',
    lineHeight: '16px',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > a': { color: 'inherit', textDecoration: 'none' },
  '& > a:hover': { background: 'var(--tm-hover)' },
  '& > [data-tone=warning]': { color: 'var(--tm-warning)', borderColor: 'var(--tm-warning)' },
  '& > small': { fontSize: 'var(--tm-text-xs)', color: 'var(--tm-ink-muted)' },
  [theme.breakpoints.down('sm')]: {
    height: 56,
    textAlign: 'center',
    '& > b': { margin: '0 auto' },
    '& > span, & > a': {
      height: 4,
      width: 16,
      margin: '3px auto 0',
      padding: 0,
      border: 0,
      borderRadius: 2,
      background: 'var(--tm-accent)',
      color: 'transparent',
      // A finger reaches the day, whose list is below.
      pointerEvents: 'none',
    },
    '& > [data-tone=warning]': { background: 'var(--tm-warning)', color: 'transparent' },
    '& > small': { display: 'none' },
  },
}))

export const Agenda: ComponentType<ComponentProps<'div'>> = styled('div')({
  padding: '12px 18px 16px',
  borderTop: '1px solid var(--tm-line)',
  '& h3': { margin: 0, font: '600 var(--tm-text-m)/20px var(--tm-font-ui)' },
  '& p': { margin: '4px 0 0', color: 'var(--tm-ink-muted)' },
  '& ul': { display: 'grid', gap: 6, margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 12, overflowWrap: 'anywhere' },
  '& li > span': { flex: 'none', minWidth: 52, color: 'var(--tm-ink-muted)', fontVariantNumeric: 'tabular-nums' },
  '& a': { color: 'var(--tm-accent-strong)', textUnderlineOffset: 3 },
})
