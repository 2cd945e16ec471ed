import { createTheme, ThemeProvider } from '@mui/material/styles'
import { DataGrid, type GridColDef } from '@mui/x-data-grid'
import { createRoot } from 'react-dom/client'

/** What the portal's screen is measured against: MUI and its grid on the same rows of the same server, with a session and nothing of ours. */
interface Row {
  _id: string
  recordDate: string
  thing: { name: string }
  item?: { name: string }
  classification: string
  valueChainElement?: { name: string }
  task: { name: string }
  reportedLocation?: { place?: string }
}

const columns: GridColDef<Row>[] = [
  { field: 'recordDate', width: 140 },
  { field: 'thing', flex: 2, minWidth: 210, valueGetter: (_value, row) => row.thing.name },
  { field: 'item', width: 124, valueGetter: (_value, row) => row.item?.name },
  { field: 'classification', width: 136 },
  { field: 'element', flex: 1, minWidth: 130, valueGetter: (_value, row) => row.valueChainElement?.name },
  { field: 'task', flex: 1, minWidth: 130, valueGetter: (_value, row) => row.task.name },
  { field: 'place', flex: 1, minWidth: 140, valueGetter: (_value, row) => row.reportedLocation?.place },
]

const { jwt, organizationId } = JSON.parse(sessionStorage.getItem('tracemark.grant') ?? '{}')
const list = `/functions/tracemark-interactions/interactions/${organizationId}?page=1&perPage=50&sort=recordDate_desc`
const response = await fetch(list, { headers: { authorization: `Bearer ${jwt}` } })
const { items: rows }: { items: Row[] } = await response.json()
const place = document.getElementById('root')
if (place) {
  createRoot(place).render(
    <ThemeProvider theme={createTheme()}>
      <DataGrid rows={rows} columns={columns} getRowId={(row) => row._id} rowHeight={36} hideFooter />
    </ThemeProvider>,
  )
}
