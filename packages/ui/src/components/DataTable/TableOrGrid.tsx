import type { GridApi } from '@mui/x-data-grid'
import { type CSSProperties, type FocusEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { part } from '../part.ts'
import { focusInGrid, readFocusPlace } from './focus-place.ts'
import { PlainTable } from './PlainTable.tsx'
import { MANY_ROWS, ROW_HEIGHTS, type RowsProps } from './types.ts'

const gridCode = onDemand(() => import('./GridTable.tsx'))

const Stage = part('div', 'tm-table-or-grid-stage')
/** The grid measures and draws itself below the table, unseen, until it can stand in its place. */
const Layer = part('div', 'tm-table-or-grid-layer')

/**
 * The first rows are a plain table. The grid takes over where it gives more: many rows, a focus that wants to go from cell to
 * cell, a pointer at the heads that could resize them (docs/decisions/0018). Layout, scroll and focus stay where they were.
 */
export const TableOrGrid = <Row extends object>(props: RowsProps<Row>) => {
  const { rows, density } = props
  const [wanted, setWanted] = useState(false)
  const [drawn, setDrawn] = useState(false)
  const many = rows.length > MANY_ROWS
  const code = useOnDemand(gridCode, wanted || many)
  const mounted = (wanted || many || drawn) && code
  const stage = useRef<HTMLDivElement>(null)
  const pressed = useRef(false)

  useEffect(() => {
    const release = () => {
      pressed.current = false
    }
    // After the click that this release ends.
    const releaseLater = () => setTimeout(release)
    addEventListener('pointerup', releaseLater)
    addEventListener('pointercancel', releaseLater)
    return () => {
      removeEventListener('pointerup', releaseLater)
      removeEventListener('pointercancel', releaseLater)
    }
  }, [])

  const takeOver = (api: GridApi) => {
    const element = stage.current
    if (!element) return
    // A press or an open menu belongs to the table that is there: it is finished first.
    if (pressed.current || element.querySelector('[aria-expanded=true]')) {
      requestAnimationFrame(() => takeOver(api))
      return
    }
    const focus = readFocusPlace(element)
    const left = element.firstElementChild?.scrollLeft ?? 0
    flushSync(() => setDrawn(true))
    if (left !== 0) api.scroll({ left })
    if (focus) focusInGrid(api, focus)
  }

  const leaveGrid = () =>
    flushSync(() => {
      setWanted(false)
      setDrawn(false)
    })

  const noteUse = (event: FocusEvent | PointerEvent) => {
    const element = event.target as Element
    // A row that a pointer focuses is one that opens; by keys it is reached anew.
    if (event.type === 'focus' ? !element.matches('tr:not(:focus-visible)') : element.closest('thead')) setWanted(true)
  }

  return (
    <Stage
      ref={stage}
      style={{ '--tm-list-rows': `${rows.length * ROW_HEIGHTS[density]}px` } as CSSProperties}
      onPointerDown={() => {
        pressed.current = true
      }}
      onPointerOver={noteUse}
      onFocus={noteUse}
    >
      {!(mounted && drawn) && <PlainTable {...props} rows={many ? rows.slice(0, MANY_ROWS / 5) : rows} />}
      {mounted && (
        <Layer data-waiting={!drawn} inert={!drawn}>
          <mounted.GridTable {...props} onReady={takeOver} onLeave={leaveGrid} />
        </Layer>
      )}
    </Stage>
  )
}
