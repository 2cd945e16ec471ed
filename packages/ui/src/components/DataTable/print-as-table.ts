import { readFocusPlace } from './focus-place.ts'

/**
 * On paper a list is a table again, which is as wide as the paper and breaks between its rows: the grid's have places and widths of the
 * screen. The focus waits at its row.
 */
export const printAsTable = (stage: Element, leaveGrid: () => void): (() => void) => {
  const print = () => {
    const row = readFocusPlace(stage)?.row
    leaveGrid()
    if (row === undefined) return
    const focusRow = () => stage.querySelector<HTMLElement>(`[data-id="${CSS.escape(row)}"]`)?.focus({ preventScroll: true })
    addEventListener('afterprint', focusRow, { once: true })
  }
  addEventListener('beforeprint', print)
  return () => removeEventListener('beforeprint', print)
}
