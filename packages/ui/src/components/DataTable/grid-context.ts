import { createContext } from 'react'

interface GridParts {
  /** Names a row, for the words of its checkbox. */
  getName: (row: object) => string
  /** Moves a column by one place, toward the end (1) or the beginning (-1) of the row. */
  move: (field: string, step: 1 | -1) => void
}

/** For what the grid draws of ours: its slots take no props. */
export const GridParts = createContext<GridParts>({ getName: () => '', move: () => undefined })
