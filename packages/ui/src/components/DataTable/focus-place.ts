import type { GridApi } from '@mui/x-data-grid'

/** Where the focus stands in the plain table: in a head (no row) or in a row. */
export interface FocusPlace {
  row?: string | undefined
  field?: string | undefined
}

/** What the focus is on within `stage`, or undefined when it is elsewhere. */
export const readFocusPlace = (stage: Element): FocusPlace | undefined => {
  const focused = document.activeElement
  if (!focused || !stage.contains(focused)) return undefined
  return {
    row: focused.closest<HTMLElement>('[data-id]')?.dataset.id,
    field: focused.closest<HTMLElement>('[data-field]')?.dataset.field,
  }
}

/** The same place in the grid: the row's cell, or its first one when the row itself had the focus. */
export const focusInGrid = (api: GridApi, { row, field }: FocusPlace): void => {
  const column = field ?? api.getVisibleColumns().find((other) => !other.field.startsWith('__'))?.field
  if (column === undefined) return
  if (row === undefined) api.setColumnHeaderFocus(column)
  else api.setCellFocus(row, column)
}
