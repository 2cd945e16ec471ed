import { GridRow, type GridRowProps, gridTabIndexColumnHeaderSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid'
import { createContext, memo, useContext } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import { SelectPage } from './SelectPage.tsx'
import type { RowsProps } from './types.ts'

interface Rows extends Pick<RowsProps<object>, 'selection' | 'onSelect' | 'rowActions'> {
  ids: readonly string[]
}

/** Beside the columns' definitions, not in them: with a new definition the grid forgets the width that a person gave the column. */
export const GridRows = createContext<Rows>({ ids: [], onSelect: () => undefined })

export const SELECT_FIELD = '__select'

export const HeadSelect = () => {
  const { ids, selection, onSelect } = useContext(GridRows)
  const reached = useGridSelector(useGridApiContext(), gridTabIndexColumnHeaderSelector)
  return selection && <SelectPage ids={ids} selection={selection} tabIndex={reached?.field === SELECT_FIELD ? 0 : -1} onSelect={onSelect} />
}

interface RowSelectProps {
  id: string
  /** Of the row. */
  name: string
  tabIndex: number
}

export const RowSelect = ({ id, name, tabIndex }: RowSelectProps) => {
  const t = useTranslate()
  const { selection, onSelect } = useContext(GridRows)
  return (
    <SelectBox
      label={t('tables:select_row', { name })}
      checked={selection?.has(id) === true}
      tabIndex={tabIndex}
      onChange={(checked) => onSelect([id], checked)}
    />
  )
}

interface RowActionsCellProps {
  row: object
  /** Of the row. */
  name: string
  tabIndex: number
}

export const RowActionsCell = ({ row, name, tabIndex }: RowActionsCellProps) => {
  const { rowActions } = useContext(GridRows)
  return <RowMenu name={name} actions={rowActions?.(row) ?? []} tabIndex={tabIndex} />
}

/** The grid's row, which says whether it is selected. */
export const SelectableRow = memo((props: GridRowProps) => {
  const { selection } = useContext(GridRows)
  return <GridRow {...props} aria-selected={selection?.has(String(props.rowId))} />
})
