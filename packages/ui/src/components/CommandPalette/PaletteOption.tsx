import { styled } from '@mui/material/styles'
import { Fragment } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import type { PaletteRow } from './sections.ts'

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 'var(--tm-control)',
  padding: '4px 10px',
  borderRadius: 'var(--tm-radius-s)',
  cursor: 'pointer',
  scrollMarginBlock: 32,
  '& > svg': { flex: 'none', color: 'var(--tm-ink-muted)' },
  '& > span': { overflow: 'hidden', minWidth: 0, flex: '0 1 auto', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& > small': {
    overflow: 'hidden',
    flex: '1 2 0',
    minWidth: 0,
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& > em': { flex: 'none', marginInlineStart: 'auto', color: 'var(--tm-ink-muted)', fontSize: 'var(--tm-text-xs)', fontStyle: 'normal' },
  '& mark': { background: 'none', color: 'var(--tm-accent-strong)', fontWeight: 650 },
  '& kbd': { marginInlineStart: 4 },
  '&[aria-selected=true]': {
    background: 'var(--tm-accent-wash)',
    boxShadow: 'inset 2px 0 0 var(--tm-accent)',
    '& > svg': { color: 'var(--tm-accent-strong)' },
    '& > small, & > em': { color: 'var(--tm-ink)' },
  },
  '[dir=rtl] &[aria-selected=true]': { boxShadow: 'inset -2px 0 0 var(--tm-accent)' },
})

const Keys = styled('span')({ display: 'flex', gap: 4, marginInlineStart: 'auto' })

const Highlight = ({ text, ranges }: { text: string; ranges: PaletteRow['ranges'] }) => {
  const starts = [0, ...ranges.map(([, to]) => to)]
  return starts.map((start, index) => {
    const [from, to] = ranges[index] ?? [text.length, text.length]
    return (
      <Fragment key={start}>
        {text.slice(start, from)}
        {to > from && <mark>{text.slice(from, to)}</mark>}
      </Fragment>
    )
  })
}

interface PaletteOptionProps {
  id: string
  row: PaletteRow
  active: boolean
  onActive: () => void
  onSelect: () => void
}

/** One line: what it is, where it is, and the keys that do the same. Focus stays in the words; the list is moved through from there. */
export const PaletteOption = ({ id, row, active, onActive, onSelect }: PaletteOptionProps) => (
  <Row id={id} role="option" aria-selected={active} onPointerMove={active ? undefined : onActive} onClick={onSelect}>
    <Icon name={row.icon ?? 'right'} />
    <span>
      <Highlight text={row.title} ranges={row.ranges} />
    </span>
    {row.text !== undefined && <small>{row.text}</small>}
    {row.kind !== undefined && <em>{row.kind}</em>}
    {row.shortcut && (
      <Keys>
        {row.shortcut.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </Keys>
    )}
  </Row>
)
