import { DataTable, type DataTableColumn } from '@tracemark/ui/components/data-table'
import { show } from '../frame.tsx'
import { type ManyRow, manyColumns, manyRows } from '../many-rows.ts'

const columns = manyColumns.map(({ field, name, textOf }): DataTableColumn<ManyRow> => ({ field, header: name, text: textOf }))

await show(
  <DataTable label="Ten thousand rows" rows={manyRows} columns={columns} getRowId={(row) => row.id} getRowName={(row) => row.id} />,
)
