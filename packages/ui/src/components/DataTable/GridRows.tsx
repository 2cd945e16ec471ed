import { gridTabIndexColumnHeaderSelector, useGridApiContext, useGridSelector } from '@mui/x-data-grid'
import { createContext, useContext } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import { SelectPage } from './SelectPage.tsx'
import type { RowsProps } from './types.ts'

interface Rows extends Pick<RowsProps<object>, 'selection' | 'onSelect' | 'rowActions'> {
  ids: readonly string[]
  /** Whether a text surely fits into so many px. */
  fits: (text: string, room: number) => boolean
}

/** Beside the columns' definitions, not in them: with a new definition the grid forgets the width that a person gave the column. */
export const GridRows = createContext<Rows>({ ids: [], fits: () => false, onSelect: () => undefined })

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
