import { type CSSProperties, type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { PlainRow } from './PlainRow.tsx'
import { NO_ROWS, placeRows } from './place-rows.ts'
import { roles, Scroller, Table } from './plain-table-parts.ts'
import { SelectPage } from './SelectPage.tsx'
import { type DataTableColumn, type Density, HEAD_HEIGHT, nextSort, ROW_HEIGHTS, type RowsProps } from './types.ts'

/** Pixels. */
export const SELECT_WIDTH = 44
export const ACTIONS_WIDTH = 48
export const MIN_WIDTH = 100

const track = ({ width, flex = 1, minWidth = MIN_WIDTH }: DataTableColumn<never>) =>
  width === undefined ? `minmax(${minWidth}px,${flex}fr)` : `${width}px`

const layout = (columns: readonly DataTableColumn<never>[], density: Density, selectable: boolean, actions: boolean) => {
  const sides = (selectable ? SELECT_WIDTH : 0) + (actions ? ACTIONS_WIDTH : 0)
  const widths = columns.reduce((sum, { width, minWidth = MIN_WIDTH }) => sum + (width ?? minWidth), sides)
  const tracks = [...(selectable ? [`${SELECT_WIDTH}px`] : []), ...columns.map(track), ...(actions ? [`${ACTIONS_WIDTH}px`] : [])]
  return {
    '--tm-table-columns': tracks.join(' '),
    '--tm-table-width': `${widths}px`,
    '--tm-table-head': `${HEAD_HEIGHT}px`,
    '--tm-table-row': `${ROW_HEIGHTS[density]}px`,
  } as CSSProperties
}

const target = (row: Element, key: string): Element | null | undefined =>
  ({
    ArrowDown: row.nextElementSibling,
    ArrowUp: row.previousElementSibling,
    Home: row.parentElement?.firstElementChild,
    End: row.parentElement?.lastElementChild,
  })[key]

const focusNeighbour = (event: KeyboardEvent<HTMLElement>) => {
  const row = target(event.currentTarget, event.key)
  if (!(row instanceof HTMLElement)) return
  event.preventDefault()
  row.focus()
}

/** The list as a table of the browser's own: there at once, sorted by the server, its rows reached by arrow keys. */
export const PlainTable = <Row,>({
  label,
  rows,
  getRowId,
  getRowName,
  columns,
  density,
  sort,
  onSort,
  selection,
  onSelect,
  onOpen,
  getRowHref,
  rowActions,
}: RowsProps<Row>) => {
  const t = useTranslate()
  const [current, setCurrent] = useState<string>()
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const places = useRef(NO_ROWS)
  places.current = placeRows(places.current, ids)
  const { keys } = places.current
  const reached = current !== undefined && ids.includes(current) ? current : ids[0]
  const noteRow = useCallback((element: Element) => setCurrent(element.closest('tr')?.dataset.id), [])

  const head = ({ field, header, sortable = false, align }: DataTableColumn<Row>) => {
    const mine = sort?.field === field ? sort.direction : undefined
    if (!sortable || !onSort) {
      return (
        <th key={field} {...roles.columnheader} scope="col" data-field={field} data-align={align}>
          <span>{header}</span>
        </th>
      )
    }
    return (
      // A click anywhere in the head, and the button's own by bubbling.
      <th
        key={field}
        {...roles.columnheader}
        scope="col"
        data-field={field}
        data-align={align}
        aria-label={header}
        aria-sort={mine ? (mine === 'asc' ? 'ascending' : 'descending') : 'none'}
        onClick={() => onSort(nextSort(field, sort))}
      >
        <button type="button" aria-label={t('tables:sort_by', { column: header })}>
          <span>{header}</span>
          {mine && <Icon name={mine === 'asc' ? 'up' : 'down'} size={14} />}
        </button>
      </th>
    )
  }

  return (
    <Scroller>
      <Table
        {...roles.table}
        aria-label={label}
        data-open={onOpen !== undefined}
        style={layout(columns as readonly DataTableColumn<never>[], density, selection !== undefined, rowActions !== undefined)}
      >
        <thead {...roles.rowgroup}>
          <tr {...roles.row}>
            {selection && (
              <th {...roles.columnheader} scope="col" data-field="__select">
                <SelectPage ids={ids} selection={selection} onSelect={onSelect} />
              </th>
            )}
            {columns.map(head)}
            {rowActions && (
              <th {...roles.columnheader} scope="col" data-field="__actions">
                <VisuallyHidden>{t('tables:actions')}</VisuallyHidden>
              </th>
            )}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} onFocus={(event) => noteRow(event.target)}>
          {rows.map((row, index) => {
            const id = ids[index] ?? ''
            return (
              <PlainRow
                key={keys[index]}
                id={id}
                row={row}
                columns={columns}
                selected={selection?.has(id)}
                current={id === reached}
                getRowName={getRowName}
                onSelect={onSelect}
                onOpen={onOpen}
                href={getRowHref?.(row)}
                onMove={focusNeighbour}
                rowActions={rowActions}
              />
            )
          })}
        </tbody>
      </Table>
    </Scroller>
  )
}
