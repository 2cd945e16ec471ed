import { DataTable, type DataTableColumn } from '@tracemark/ui/components/data-table'
import { show } from '../frame.tsx'

interface Row {
  id: string
  cells: readonly string[]
}

const rows: Row[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: String(index),
  cells: Array.from({ length: 8 }, (_cell, column) => `Row ${index + 1}, column ${column + 1}`),
}))
const columns: DataTableColumn<Row>[] = Array.from({ length: 8 }, (_, index) => ({
  field: `column${index}`,
  header: `Column ${index + 1}`,
  text: (row) => row.cells[index] ?? '',
}))

await show(<DataTable label="Ten thousand rows" rows={rows} columns={columns} getRowId={(row) => row.id} getRowName={(row) => row.id} />)
