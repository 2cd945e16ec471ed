/** A cell of a file: text stays text, whatever it looks like. */
export type Cell = string | number | boolean
