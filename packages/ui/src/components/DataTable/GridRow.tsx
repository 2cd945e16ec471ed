import {
  type GridApi,
  type GridRowProps,
  gridClasses,
  gridFocusCellSelector,
  gridTabIndexCellSelector,
  useGridApiContext,
  useGridSelector,
} from '@mui/x-data-grid'
import { type CSSProperties, memo, type RefObject, type SyntheticEvent, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { GridRows } from './GridRows.tsx'
import { HEAD_HEIGHT } from './types.ts'

type Column = GridRowProps['visibleColumns'][number]
type CellEvent = 'cellClick' | 'cellMouseDown' | 'cellKeyDown'

interface InRow {
  rowId: GridRowProps['rowId']
}

/** The field of this row that the keyboard is in, or that Tab leads to. */
const focusSelector = (api: RefObject<GridApi>, { rowId }: InRow) => {
  const place = gridFocusCellSelector(api)
  return place?.id === rowId ? place.field : undefined
}
const stopSelector = (api: RefObject<GridApi>, { rowId }: InRow) => {
  const place = gridTabIndexCellSelector(api)
  return place?.id === rowId ? place.field : undefined
}

/** Beside a cell's text, px. */
const CELL_PADDING = 24
/** A row that the keyboard is in stays, unseen, when it leaves the view. */
const UNSEEN: CSSProperties = { opacity: 0, width: 0, height: 0 }

const classOf = ({ align, display, cellClassName }: Column, isWhole: boolean): string =>
  [
    gridClasses.cell,
    gridClasses[align === 'right' ? 'cell--textRight' : 'cell--textLeft'],
    display === 'flex' ? gridClasses['cell--flex'] : '',
    typeof cellClassName === 'string' ? cellClassName : '',
    isWhole ? 'tm-whole' : '',
  ].join(' ')

/**
 * A row of the grid with what our tables use of one: texts or what the column draws, the focus, presses, and whether it is selected. It
 * stands where it belongs in the whole list, so that a step of scrolling moves none of the others. The grid's own row and cells ask
 * its store sixty times for what could be edited, merged, pinned, dragged or summed, at each step (decision 115).
 */
export const GridRow = memo(({ rowId, index, rowHeight, visibleColumns, isFirstVisible, isNotVisible }: GridRowProps) => {
  const api = useGridApiContext<GridApi>()
  const { selection, fits } = useContext(GridRows)
  const element = useRef<HTMLDivElement>(null)
  /** The focus has come, and is still to be brought into view. */
  const arrives = useRef(false)
  const focused = useGridSelector(api, focusSelector, { rowId })
  const stop = useGridSelector(api, stopSelector, { rowId })

  useLayoutEffect(() => {
    if (focused === undefined) {
      arrives.current = false
      return
    }
    const cell = element.current?.querySelector<HTMLElement>(`[data-field="${CSS.escape(focused)}"]`)
    if (!cell) return
    if (!cell.contains(document.activeElement)) {
      ;(cell.querySelector<HTMLElement>('[tabindex="0"]') ?? cell).focus({ preventScroll: true })
      arrives.current = true
    }
    // A grid that has only just come, or scrolls itself, draws a far row in its place after it has the focus.
    if (!arrives.current || isNotVisible) return
    arrives.current = false
    // No further than it has to; the grid itself moves only what scrolls within it.
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [focused, isNotVisible])

  /** Tells the grid of what happens in a cell. */
  const tell = (name: CellEvent) => (event: SyntheticEvent<HTMLElement>) => {
    const { target, currentTarget } = event
    // A menu of the row is elsewhere on the page; and the row may have been deleted between press and release.
    if (!(target instanceof Element && currentTarget.contains(target) && api.current.getRow(rowId))) return
    const field = target.closest<HTMLElement>('[data-field]')?.dataset.field
    if (field !== undefined) api.current.publishEvent(name, api.current.getCellParams(rowId, field), event as never)
    if (name === 'cellClick' && !event.isPropagationStopped())
      api.current.publishEvent('rowClick', api.current.getRowParams(rowId), event as never)
  }

  const style = useMemo(
    () =>
      isNotVisible
        ? UNSEEN
        : ({ top: HEAD_HEIGHT + index * Number(rowHeight), height: rowHeight, '--height': `${rowHeight}px` } as CSSProperties),
    [isNotVisible, index, rowHeight],
  )

  return (
    // biome-ignore lint/a11y/useFocusableInteractive: its cells are reached, not the row
    // biome-ignore lint/a11y/useSemanticElements: the grid lays out its rows itself
    <div
      ref={element}
      role="row"
      className={isFirstVisible ? `${gridClasses.row} ${gridClasses['row--firstVisible']}` : gridClasses.row}
      style={style}
      data-id={rowId}
      data-rowindex={index}
      aria-rowindex={index + 2}
      aria-selected={selection?.has(String(rowId))}
      onClick={tell('cellClick')}
      onMouseDown={tell('cellMouseDown')}
      onKeyDown={tell('cellKeyDown')}
    >
      {visibleColumns.map((column, place) => {
        const { field, renderCell, computedWidth } = column
        const text = renderCell ? undefined : String(api.current.getCellValue(rowId, field) ?? '')
        const isWhole = text !== undefined && fits(text, computedWidth - CELL_PADDING)
        return (
          // biome-ignore lint/a11y/useSemanticElements: as the row
          <div
            key={field}
            role="gridcell"
            className={classOf(column, isWhole)}
            data-field={field}
            data-colindex={place}
            title={isWhole ? undefined : text}
            tabIndex={field === stop && !isNotVisible ? 0 : -1}
            style={{ '--width': `${computedWidth}px` } as CSSProperties}
          >
            {renderCell ? renderCell(api.current.getCellParams(rowId, field)) : text}
          </div>
        )
      })}
    </div>
  )
})
