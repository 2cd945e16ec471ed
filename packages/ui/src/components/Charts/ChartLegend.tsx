import { styled } from '@mui/material/styles'
import { useFormat } from '../../i18n/context.ts'
import { type Tone, TonePatterns, toneFill } from './tones.tsx'

const List = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '6px 18px',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: 'var(--tm-ink-muted)',
  '& li': { display: 'flex', alignItems: 'center', gap: 8, minWidth: 0, overflowWrap: 'anywhere' },
  '& svg': { flex: 'none' },
  '& b': { flex: 'none', fontWeight: 650, color: 'var(--tm-ink)', fontVariantNumeric: 'tabular-nums' },
})

export interface LegendEntry {
  id: string
  label: string
  tone: Tone
  value?: number | undefined
}

/** Which mark stands for what. */
export const ChartLegend = ({ scope, entries }: { scope: string; entries: readonly LegendEntry[] }) => {
  const format = useFormat()
  return (
    <List>
      {entries.map(({ id, label, tone, value }) => (
        <li key={id}>
          <svg width={16} height={16} aria-hidden="true" focusable="false">
            <TonePatterns scope={`${scope}-${id}`} />
            <rect width={16} height={16} rx={3} fill={toneFill(`${scope}-${id}`, tone)} />
          </svg>
          {value !== undefined && <b>{format.number(value)}</b>}
          <span>{label}</span>
        </li>
      ))}
    </List>
  )
}
