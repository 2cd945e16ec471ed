import type { ListBody } from '../ListFrame/types.ts'
import type { BoardColumn } from './types.ts'

/** Where each card stands: those that are on their way stand where they are to go, first, and return where that fails. */
export const placeRows = <Row>(
  columns: readonly Pick<BoardColumn<Row>, 'id' | 'rows'>[],
  getRowId: (row: Row) => string,
  running: ListBody<Row>['running'],
): ReadonlyMap<string, readonly Row[]> => {
  const to = columns.find(({ id }) => id === running?.action)?.id
  const ids = to === undefined ? [] : (running?.ids ?? [])
  const isMoving = (row: Row) => ids.includes(getRowId(row))
  // While columns are read anew it may stand in two of them.
  const moving = [...new Map(columns.flatMap(({ rows = [] }) => rows.filter(isMoving)).map((row) => [getRowId(row), row])).values()]
  return new Map(
    columns.map(({ id, rows = [] }) => {
      const others = rows.filter((row) => !isMoving(row))
      return [id, id === to ? [...moving, ...others] : others]
    }),
  )
}
