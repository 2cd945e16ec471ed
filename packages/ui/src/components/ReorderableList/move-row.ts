/** The rows with the one at `from` standing at `to`; as they are when either is none of theirs. */
export const moveRow = <Row>(rows: readonly Row[], from: number, to: number): readonly Row[] => {
  if (from === to || !(from in rows) || !(to in rows)) return rows
  const rest = rows.filter((_row, index) => index !== from)
  return [...rest.slice(0, to), ...rows.slice(from, from + 1), ...rest.slice(to)]
}
