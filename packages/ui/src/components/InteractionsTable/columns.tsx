import type { GridColDef } from '@mui/x-data-grid'
import type { Interaction } from '@tracemark/api/schemas'
import type { Format } from '../../i18n/format.ts'
import type { Translate } from '../../i18n/keys.ts'
import { ClassificationChip } from '../ClassificationChip/ClassificationChip.tsx'
import { AssetName } from './AssetName.tsx'

export const columnFields = ['recordDate', 'thing', 'item', 'classification', 'element', 'task', 'place', 'createdBy'] as const
export type ColumnField = (typeof columnFields)[number]

/** Columns that a person has to ask for. */
export const hiddenAtFirst: readonly ColumnField[] = ['createdBy']

const widths: Record<ColumnField, Partial<GridColDef<Interaction>>> = {
  recordDate: { width: 140, sortable: true },
  thing: { flex: 2, minWidth: 210, sortable: true },
  item: { width: 124 },
  classification: { width: 136, sortable: true },
  element: { flex: 1, minWidth: 130 },
  task: { flex: 1, minWidth: 130, sortable: true },
  place: { flex: 1, minWidth: 140 },
  createdBy: { flex: 1, minWidth: 140 },
}

const values: Record<ColumnField, (row: Interaction, format: Format) => string> = {
  recordDate: (row, format) => format.recent(row.recordDate),
  thing: (row) => row.thing.name,
  item: (row) => row.item?.name ?? '',
  classification: (row) => row.classification,
  element: (row) => row.valueChainElement?.name ?? '',
  task: (row) => row.task.name,
  place: (row) => (row.reportedLocation ?? row.recordLocation)?.place ?? '',
  createdBy: (row) => row.createdBy?.name ?? '',
}

export const readCell = (field: ColumnField, row: Interaction, format: Format): string => values[field](row, format)

/** The grid's columns. The server sorts; the heads only ask for it. */
export const createColumns = (t: Translate, format: Format): GridColDef<Interaction>[] =>
  columnFields.map((field) => ({
    field,
    headerName: t(`interactions:column.${field}`),
    sortable: false,
    valueGetter: (_value: unknown, row: Interaction) => readCell(field, row, format),
    ...(field === 'thing' && {
      renderCell: ({ row }: { row: Interaction }) => <AssetName name={row.thing.name} image={row.thing.image} />,
    }),
    ...(field === 'classification' && {
      renderCell: ({ row }: { row: Interaction }) => <ClassificationChip classification={row.classification} />,
    }),
    ...((field === 'recordDate' || field === 'place') && { cellClassName: 'tm-quiet' }),
    ...widths[field],
  }))
