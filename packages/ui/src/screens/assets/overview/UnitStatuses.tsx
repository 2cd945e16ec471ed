import { styled } from '@mui/material/styles'
import type { AssetSummary } from '@tracemark/api/schemas'
import { StatusChip } from '../../../components/StatusChip/StatusChip.tsx'
import { useFormat } from '../../../i18n/context.ts'

const List = styled('ul')({
  display: 'grid',
  gap: 10,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', gap: '4px 12px' },
  '& b': { fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
  '& i': { gridColumn: '1 / -1', height: 4, borderRadius: 2, background: 'var(--tm-line)', overflow: 'hidden' },
  '& i > span': { display: 'block', height: '100%', borderRadius: 2, background: 'var(--tm-accent)' },
})

/** How many units have which status, the most frequent first. */
export const UnitStatuses = ({ statuses }: { statuses: AssetSummary['unitStatuses'] }) => {
  const format = useFormat()
  const total = statuses.reduce((sum, { count }) => sum + count, 0)
  return (
    <List>
      {statuses
        .toSorted((one, other) => other.count - one.count)
        .map(({ value, name, count }) => (
          <li key={value}>
            <span>
              <StatusChip kind="unit" status={name} value={value} />
            </span>
            <b>{format.number(count)}</b>
            <i aria-hidden="true">
              <span style={{ width: `${(100 * count) / total}%` }} />
            </i>
          </li>
        ))}
    </List>
  )
}
