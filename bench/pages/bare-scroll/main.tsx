import { createTheme, ThemeProvider } from '@mui/material/styles'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'
import { type ManyRow, manyColumns, manyRows } from '../many-rows.ts'

/** What our table of 10,000 rows is measured against: MUI's grid with the same rows in the same room, and nothing of ours. */
const columns = manyColumns.map(
  ({ field, name, textOf }): GridColDef<ManyRow> => ({ field, headerName: name, flex: 1, valueGetter: (_value, row) => textOf(row) }),
)

const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <ThemeProvider theme={createTheme()}>
      <div style={{ height: 'min(640px, 70dvh)' }}>
        <DataGrid rows={manyRows} columns={columns} rowHeight={36} paginationModel={{ page: 0, pageSize: -1 }} hideFooter />
      </div>
    </ThemeProvider>,
  )
}
