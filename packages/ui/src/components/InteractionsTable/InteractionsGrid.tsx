import { styled } from '@mui/material/styles'
import { DataGrid, type GridSortModel } from '@mui/x-data-grid'
import type { Interaction } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { InteractionSort } from '../FilterBar/query.ts'
import { type ColumnField, columnFields, createColumns } from './columns.tsx'

const ROW_HEIGHT = 36

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& .tm-quiet': { color: 'var(--tm-ink-muted)' },
  '&[data-open=false] .MuiDataGrid-row': { cursor: 'default' },
})

interface InteractionsGridProps {
  rows: readonly Interaction[]
  loading: boolean
  sort: InteractionSort
  columns: readonly ColumnField[]
  onSort: (sort: InteractionSort) => void
  onOpen?: ((id: string) => void) | undefined
}

const sortModel = (sort: InteractionSort): GridSortModel => {
  const [field = '', direction] = sort.split('_')
  return [{ field, sort: direction === 'asc' ? 'asc' : 'desc' }]
}

const slots = {
  columnSortedAscendingIcon: () => <Icon name="up" size={14} />,
  columnSortedDescendingIcon: () => <Icon name="down" size={14} />,
}

/** The list on a screen with room: one line an interaction, sorted by the server. */
export const InteractionsGrid = ({ rows, loading, sort, columns, onSort, onOpen }: InteractionsGridProps) => {
  const t = useTranslate()
  const format = useFormat()
  const definitions = useMemo(() => createColumns(t, format), [t, format])
  const model = useMemo(() => sortModel(sort), [sort])
  const visible = useMemo(() => Object.fromEntries(columnFields.map((field) => [field, columns.includes(field)])), [columns])
  return (
    <Frame data-open={onOpen !== undefined}>
      <DataGrid
        aria-label={t('interactions:table')}
        rows={rows}
        columns={definitions}
        columnVisibilityModel={visible}
        getRowId={(row) => row._id}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={ROW_HEIGHT}
        loading={loading}
        slots={slots}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={model}
        onSortModelChange={([entry]) => entry?.sort && onSort(`${entry.field}_${entry.sort}` as InteractionSort)}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableRowSelectionOnClick
        rowSelection={false}
        onRowClick={({ row }) => onOpen?.(row._id)}
        onCellKeyDown={({ row }, event) => event.key === 'Enter' && onOpen?.(row._id)}
      />
    </Frame>
  )
}
