import { styled } from '@mui/material/styles'
import { takeClick } from '../../components/plain-click.ts'
import { useFormat } from '../../i18n/context.ts'
import { useChange } from './changes.ts'

const List = styled('ul')({
  margin: '4px -8px 0',
  padding: 0,
  listStyle: 'none',
  containerType: 'inline-size',
  '& a, & li > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 11rem) minmax(0, 1fr) minmax(2.5ch, auto) 4.5ch',
    gap: 10,
    alignItems: 'center',
    minHeight: 30,
    padding: '2px 8px',
    borderRadius: 5,
    color: 'var(--tm-ink)',
    textDecoration: 'none',
  },
  '& a:hover': { background: 'var(--tm-paper-sunken)' },
  '& a:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: -2 },
  '& a > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& b': { textAlign: 'end', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& small': {
    color: 'var(--tm-ink-muted)',
    fontSize: 'var(--tm-text-s)',
    textAlign: 'end',
    fontVariantNumeric: 'tabular-nums',
    whiteSpace: 'nowrap',
  },
  '& i': { position: 'relative', height: 10, forcedColorAdjust: 'none' },
  '& i > b': {
    display: 'block',
    height: 10,
    minWidth: 2,
    borderStartEndRadius: 2,
    borderEndEndRadius: 2,
    background: 'var(--tm-notice)',
    opacity: 0.85,
  },
  '& i[data-none] > b': { background: 'var(--tm-line-field)' },
  '& i > u': { position: 'absolute', top: -3, bottom: -3, width: 2, borderRadius: 1, background: 'var(--tm-ink)', opacity: 0.6 },
  // A name takes a line of its own where both have no room.
  '@container (max-width: 300px)': {
    '& a, & li > div': { gridTemplateColumns: 'minmax(0, 1fr) minmax(2.5ch, auto) 4.5ch' },
    '& a > span': { gridColumn: '1 / -1', whiteSpace: 'normal' },
  },
})

export interface BarRow {
  id: string
  name: string
  count: number
  before?: number | undefined
  href?: string | undefined
  /** Stands for what names none. */
  isRest?: boolean
}

/** Names with their counts as bars, each of which leads to what it counts; a tick stands where the period before did. */
export const RowBars = ({ rows, onOpen }: { rows: readonly BarRow[]; onOpen: (href: string) => void }) => {
  const format = useFormat()
  const change = useChange()
  const highest = Math.max(1, ...rows.flatMap(({ count, before = 0 }) => [count, before]))
  const share = (value: number) => `${(value / highest) * 100}%`
  return (
    <List>
      {rows.map(({ id, name, count, before, href, isRest }) => {
        const parts = (
          <>
            <span title={name}>{name}</span>
            <i data-none={isRest || undefined} aria-hidden="true">
              {count > 0 && <b style={{ width: share(count) }} />}
              {before !== undefined && <u style={{ insetInlineStart: share(before) }} />}
            </i>
            <b>{format.number(count)}</b>
            <small>{change.short(count, before)}</small>
          </>
        )
        return (
          <li key={id}>
            {href === undefined ? (
              <div>{parts}</div>
            ) : (
              <a
                href={href}
                onClick={(event) => {
                  if (takeClick(event)) onOpen(href)
                }}
              >
                {parts}
              </a>
            )}
          </li>
        )
      })}
    </List>
  )
}
