/** A cell of a file: text stays text, whatever it looks like. */
export type Cell = string | number | boolean

/** A table with a head, and what it is called. */
export interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
}
