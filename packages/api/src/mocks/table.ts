import { MockProblem } from './mock-problem.ts'

export interface OwnedRow {
  id: string
  organizationId: number
}

/** What is not named stays, `null` takes away what is optional. */
export type RowChange<Row> = { [Field in keyof Row]?: Row[Field] | null | undefined }

/** The row with this change. */
export const changed = <Row extends OwnedRow>(row: Row, change: RowChange<Row>): Row => {
  const named = Object.entries(change).filter(([, value]) => value !== undefined)
  const kept = Object.entries({ ...row, ...Object.fromEntries(named) }).filter(([, value]) => value !== null)
  // A change has the fields of the row, and takes away those alone that a row can lack.
  return Object.fromEntries(kept) as unknown as Row
}

/** Rows of one kind in memory. A row is replaced and never written to: the demo data stays as it is. */
export class Table<Row extends OwnedRow> {
  #rows: readonly Row[]

  constructor(rows: readonly Row[]) {
    this.#rows = rows
  }

  /** Those of an organization, in the order in which they came. */
  of(organizationId: number): Row[] {
    return this.#rows.filter((row) => row.organizationId === organizationId)
  }

  find(organizationId: number, id: string | undefined): Row | undefined {
    return this.#rows.find((row) => row.id === id && row.organizationId === organizationId)
  }

  /** Fails with `not_found`, also where the row is another organization's. */
  get(organizationId: number, id: string | undefined): Row {
    const row = this.find(organizationId, id)
    if (!row) throw new MockProblem('not_found')
    return row
  }

  /** Of these ids those that are there, once each and in this order. */
  known(organizationId: number, ids: readonly string[]): string[] {
    return [...new Set(ids)].filter((id) => this.find(organizationId, id))
  }

  insert(row: Row): Row {
    this.#rows = [...this.#rows, row]
    return row
  }

  insertAll(rows: readonly Row[]): void {
    this.#rows = [...this.#rows, ...rows]
  }

  change(row: Row, change: RowChange<Row>): Row {
    return this.put(changed(row, change))
  }

  /** In the place of the row with its id. */
  put(row: Row): Row {
    this.#rows = this.#rows.map((before) => (before.id === row.id ? row : before))
    return row
  }

  remove(wanted: (row: Row) => boolean): void {
    this.#rows = this.#rows.filter((row) => !wanted(row))
  }
}
