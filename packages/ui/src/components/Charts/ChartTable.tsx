import { styled } from '@mui/material/styles'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'

const Scroll = styled('div')({ overflowX: 'auto', '&:focus-visible': { outline: '2px solid var(--tm-accent)', outlineOffset: 2 } })

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '7px 12px', borderBottom: '1px solid var(--tm-line)', textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start', paddingInlineStart: 0, whiteSpace: 'normal' },
  '& thead th': { color: 'var(--tm-ink-muted)', fontWeight: 550, fontSize: 'var(--tm-text-s)' },
  '& tbody th': { fontWeight: 450 },
  '& tr > :last-child': { paddingInlineEnd: 0 },
})

export interface ChartRow {
  id: string
  /** The row's heading, then one text for each further column. */
  cells: readonly string[]
}

interface ChartTableProps {
  caption: string
  columns: readonly string[]
  rows: readonly ChartRow[]
}

/** The numbers of a chart, for those who would rather read than look. */
export const ChartTable = ({ caption, columns, rows }: ChartTableProps) => (
  <Scroll role="group" aria-label={caption} tabIndex={0}>
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [heading, ...cells] }) => (
          <tr key={id}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
)
