import { type KeyboardEvent, type MouseEvent, memo } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { takeClick } from '../plain-click.ts'
import { roles } from './plain-table-parts.ts'
import { RowLink } from './RowLink.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import type { DataTableColumn, RowsProps } from './types.ts'

interface PlainRowProps<Row> extends Pick<RowsProps<Row>, 'columns' | 'getRowName' | 'onSelect' | 'onOpen' | 'rowActions'> {
  row: Row
  id: string
  /** Of the page that it opens. */
  href: string | undefined
  /** Absent where nothing can be selected. */
  selected: boolean | undefined
  /** The one row of the table that Tab reaches. */
  current: boolean
  onMove: (event: KeyboardEvent<HTMLElement>) => void
}

/** A click that just missed the box or the menu opens nothing. */
const besideRow = (event: MouseEvent) => (event.target as Element).closest('[data-field^=__]') !== null

const Row = <Data,>({
  row,
  id,
  href,
  columns,
  selected,
  current,
  getRowName,
  onSelect,
  onOpen,
  onMove,
  rowActions,
}: PlainRowProps<Data>) => {
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
  const click = (event: MouseEvent) => {
    if (!besideRow(event) && takeClick(event)) onOpen?.(id)
  }
  return (
    <tr {...roles.row} data-id={id} data-selected={selected} tabIndex={tabIndex} onClick={click} onKeyDown={press}>
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
      {columns.map(({ field, quiet, align, text, render }: DataTableColumn<Data>, index) => {
        const words = render ? undefined : text(row)
        const drawn = render ? render(row) : words
        return (
          <td key={field} {...roles.cell} data-field={field} data-quiet={quiet} data-align={align} title={words}>
            {index === 0 && href ? <RowLink href={href}>{drawn}</RowLink> : drawn}
          </td>
        )
      })}
      {rowActions && (
        <td {...roles.cell} data-field="__actions">
          <RowMenu key={id} name={getRowName(row)} actions={rowActions(row)} tabIndex={tabIndex} />
        </td>
      )}
    </tr>
  )
}

/** One row of the plain table, drawn again only when it is another. */
export const PlainRow = memo(Row) as typeof Row
