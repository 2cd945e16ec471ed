export { DataTable, type DataTableProps, type RowOpening, TableToolbar } from './DataTable.tsx'
export type { SortChoice } from './SortMenu.tsx'
export type { BulkAction, DataTableColumn, DataTableSort, Density, RowAction } from './types.ts'
