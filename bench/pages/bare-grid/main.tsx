import { createTheme, ThemeProvider } from '@mui/material/styles'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'

/** What a list of the portal is measured against: MUI and its grid on the rows of the same call, with a session and nothing of ours. */
type Row = Record<string, unknown>

const asked = new URLSearchParams(location.search)
const { jwt } = JSON.parse(sessionStorage.getItem('tracemark.grant') ?? '{}')
const response = await fetch(asked.get('call') ?? '', { headers: { authorization: `Bearer ${jwt}` } })
const { items: rows }: { items: Row[] } = await response.json()

const toText = (value: unknown): string => {
  if (typeof value !== 'object' || value === null) return String(value ?? '')
  return 'name' in value ? toText(value.name) : ''
}
const [first = {}] = rows
const fields = Object.keys(first).filter((field) => toText(first[field]) !== '')
const columns = fields
  .slice(0, Number(asked.get('columns')))
  .map((field): GridColDef<Row> => ({ field, flex: 1, minWidth: 124, valueGetter: (_value, row) => toText(row[field]) }))

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <ThemeProvider theme={createTheme()}>
      <DataGrid rows={rows} columns={columns} getRowId={(row) => String(row._id ?? row.id)} rowHeight={36} hideFooter />
    </ThemeProvider>,
  )
}
