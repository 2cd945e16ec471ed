/** A cell of a file: text stays text, whatever it looks like. */
export type Cell = string | number | boolean

/** A field of a file: what its head says, and its cell. */
export type Field<Row> = readonly [string, (row: Row) => Cell]

/** The fields of these columns of a list, in the order of the columns; all where none are chosen. */
export const pickFields = <Row, Column extends string>(
  fields: readonly Field<Row>[],
  byColumn: Readonly<Record<Column, readonly string[]>>,
  columns: readonly Column[] | undefined,
): readonly Field<Row>[] =>
  columns?.flatMap((column) => byColumn[column].flatMap((name) => fields.filter(([known]) => known === name))) ?? fields

/** A table with a head, and what it is called. */
export interface Sheet {
  name: string
  rows: readonly (readonly Cell[])[]
}
