import { createTheme, ThemeProvider } from '@mui/material/styles'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'

/** What a list of the portal is measured against: MUI and its grid on rows that are there, with nothing of ours and no call. */
const asked = new URLSearchParams(location.search)
const count = (name: string) => Array.from({ length: Number(asked.get(name)) }, (_, place) => place)

const columns = count('columns').map((column): GridColDef => ({ field: `field${column}`, flex: 1, minWidth: 124 }))
const rows = count('rows').map((id) => ({ id, ...Object.fromEntries(columns.map(({ field }) => [field, `Row ${id}, ${field}`])) }))

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <ThemeProvider theme={createTheme()}>
      <DataGrid rows={rows} columns={columns} rowHeight={36} hideFooter />
    </ThemeProvider>,
  )
}
