import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { roles } from './plain-table-parts.ts'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import type { DataTableColumn, RowsProps } from './types.ts'

interface PlainRowProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'getRowName' | 'onSelect' | 'onOpen' | 'rowActions'> {
  row: Row
  id: string
  /** Absent where nothing can be selected. */
  selected: boolean | undefined
  /** The one row of the table that Tab reaches. */
  current: boolean
  onMove: (event: KeyboardEvent<HTMLElement>) => void
}

/** A click that just missed the box or the menu opens nothing. */
const besideRow = (event: MouseEvent) => (event.target as Element).closest('[data-field^=__]') !== null

const Row = <Data,>({ row, id, columns, selected, current, getRowName, onSelect, onOpen, onMove, rowActions }: PlainRowProps<Data>) => {
  const t = useTranslate()
  const tabIndex = current ? 0 : -1
  const press = (event: KeyboardEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return
    if (event.key === 'Enter') onOpen?.(id)
    else if (event.key === ' ' && selected !== undefined) {
      event.preventDefault()
      onSelect([id], !selected)
    } else onMove(event)
  }
  return (
    <tr
      {...roles.row}
      data-id={id}
      data-selected={selected}
      tabIndex={tabIndex}
      onClick={(event) => !besideRow(event) && onOpen?.(id)}
      onKeyDown={press}
    >
      {selected !== undefined && (
        <td {...roles.cell} data-field="__select">
          <SelectBox
            label={t('tables:select_row', { name: getRowName(row) })}
            checked={selected}
            tabIndex={tabIndex}
            onChange={(checked) => onSelect([id], checked)}
          />
        </td>
      )}
      {columns.map((column: DataTableColumn<Data>) => (
        <td
          key={column.field}
          {...roles.cell}
          data-field={column.field}
          data-quiet={column.quiet}
          data-align={column.align}
          title={column.render ? undefined : column.text(row)}
        >
          {column.render ? column.render(row) : column.text(row)}
        </td>
      ))}
      {rowActions && (
        <td {...roles.cell} data-field="__actions">
          <RowMenu name={getRowName(row)} actions={rowActions(row)} tabIndex={tabIndex} />
        </td>
      )}
    </tr>
  )
}

/** One row of the plain table, drawn again only when it is another. */
export const PlainRow = memo(Row) as typeof Row
