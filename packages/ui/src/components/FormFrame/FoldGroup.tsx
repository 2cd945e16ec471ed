import { styled } from '@mui/material/styles'
import { type ReactNode, useId, useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'

const Fold = styled('details')({
  minWidth: 0,
  borderTop: '1px solid var(--tm-line)',
  '&:last-child': { borderBottom: '1px solid var(--tm-line)' },
  '& > summary': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '0 12px',
    minHeight: 56,
    margin: '0 -8px',
    padding: '8px',
    borderRadius: 'var(--tm-radius-s)',
    listStyle: 'none',
    cursor: 'pointer',
  },
  '& > summary::-webkit-details-marker': { display: 'none' },
  '& > summary:hover': { background: 'var(--tm-hover)' },
  '& > summary:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& > summary > h3': { margin: 0, fontFamily: 'var(--tm-font-title)', fontSize: 'var(--tm-text-xl)', fontWeight: 500, lineHeight: 1.3 },
  '& > summary > small': {
    gridColumn: 1,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
  },
  '& > summary > svg': { gridColumn: 2, gridRow: '1 / 3', color: 'var(--tm-ink-muted)', transition: 'transform 160ms' },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  '&[open] > summary > small': { display: 'none' },
  '& > div': { display: 'grid', gap: 20, minWidth: 0, padding: '8px 0 24px' },
  '@media (prefers-reduced-motion: reduce)': { '& > summary > svg': { transition: 'none' } },
})

export interface FoldGroupProps {
  title: string
  /** What its fields hold, in a few words, while they are folded away. */
  summary: string
  /** A field in it was refused: it opens. */
  hasMistake?: boolean | undefined
  children: ReactNode
}

/** Fields of a long form that not everybody needs: one line until it is opened. */
export const FoldGroup = ({ title, summary, hasMistake = false, children }: FoldGroupProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Fold aria-labelledby={id} open={open || hasMistake} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <h3 id={id}>{title}</h3>
        <small>{summary}</small>
        <Icon name="down" size={14} />
      </summary>
      <div>{children}</div>
    </Fold>
  )
}
