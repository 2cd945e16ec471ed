import styled from '@emotion/styled'
import type { ComponentProps, ComponentType } from 'react'
import { HEAD_HEIGHT, ROW_HEIGHTS } from './types.ts'

const cell = {
  minWidth: 0,
  overflow: 'hidden',
  padding: '0 12px',
  textAlign: 'start',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const

export const Scroller: ComponentType<ComponentProps<'div'>> = styled('div')({ overflowX: 'auto' })

/** The look of the grid (theme/mui-data-grid.ts), to the pixel, in static styles. The columns' widths come as one variable. */
export const Table: ComponentType<ComponentProps<'table'>> = styled('table')({
  display: 'block',
  minWidth: 'var(--tm-table-width)',
  fontSize: 'var(--tm-text-m)',
  fontFeatureSettings: '"tnum"',
  '& > thead, & > tbody': { display: 'block' },
  '& tr': { display: 'grid', gridTemplateColumns: 'var(--tm-table-columns)' },
  '& th': {
    ...cell,
    display: 'flex',
    alignItems: 'center',
    height: HEAD_HEIGHT,
    paddingTop: 1,
    borderBottom: '1px solid var(--tm-line)',
    fontWeight: 550,
    fontSize: 'var(--tm-text-s)',
    color: 'var(--tm-ink-muted)',
  },
  '& th[aria-sort]': { cursor: 'pointer' },
  '& th[data-align=end]': { justifyContent: 'flex-end' },
  '& th > button': {
    all: 'unset',
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    minHeight: 24,
    cursor: 'pointer',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
    '& > svg': { flex: 'none', marginInlineStart: 8 },
    '&:focus-visible': { outline: '2px solid var(--tm-accent)', borderRadius: 4 },
  },
  '& td': { ...cell, height: ROW_HEIGHTS.compact, borderTop: '1px solid var(--tm-line)', lineHeight: `${ROW_HEIGHTS.compact - 1}px` },
  '&[data-density=roomy] td': { height: ROW_HEIGHTS.roomy, lineHeight: `${ROW_HEIGHTS.roomy - 1}px` },
  '& tbody > tr:first-of-type > td': { borderTopColor: 'transparent' },
  '& td[data-quiet=true]': { color: 'var(--tm-ink-muted)' },
  '& td[data-align=end]': { textAlign: 'end' },
  '& [data-field=__select], & [data-field=__actions]': { display: 'grid', placeItems: 'center', padding: 0 },
  // Not below the bar of what is selected.
  '& tbody > tr': { scrollMarginBlockEnd: 64 },
  '& tbody > tr:hover': { background: 'var(--tm-paper)' },
  '& tbody > tr[data-selected=true]': { background: 'var(--tm-accent-wash)' },
  '&[data-open=true] tbody > tr': { cursor: 'pointer' },
  '& tbody > tr:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2, borderRadius: 4 },
})

/** Said aloud, because older versions of Safari forget what a table's parts are once `display` makes a grid of them. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
