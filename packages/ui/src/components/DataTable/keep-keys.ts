import type { KeyboardEvent } from 'react'

/** Space and Enter belong to the control in the cell: the grid would scroll a page, and cancel the press. */
export const keepKeys = (event: KeyboardEvent): void => {
  if (event.key === ' ' || event.key === 'Enter') event.stopPropagation()
}
