import type { Endpoint } from '../contract/index.ts'
import { hasWords } from '../rules/index.ts'
import type { ErrorCode, ListQuery, Use, Uses } from '../schemas/index.ts'
import { listed } from './listed.ts'
import { MockProblem, taken } from './mock-problem.ts'
import type { MockState } from './mock-state.ts'
import { addUses } from './mock-uses.ts'
import { changed, type OwnedRow, type RowChange, type Table } from './table.ts'

export type Fields = Readonly<Record<string, unknown>>

interface NamedRow extends OwnedRow {
  name?: string
  order?: number
  createdById?: string | undefined
}

export interface MockStoreOptions<Row extends NamedRow, Entity> {
  table: Table<Row>
  /** What is answered of a row; the row itself where absent. The schema of the answer leaves out what it does not name. */
  view?: (row: Row) => Entity
  /** The text that a search looks through; the name where absent. */
  searched?: (row: Row) => string
  /** By what `name_taken` tells rows apart; the name where absent. */
  named?: (row: Row) => string | undefined
  /** What is kept where this is said: fills in what the server decides, and refuses what can't be. `before`: of a change. */
  settle?: (next: Row, before?: Row) => Row
  /** What names a row. It stays while anything does that does not go with it. */
  usedBy?: (row: Row) => Use[]
  /** What names a row goes with it. */
  usesGo?: true
  /** Why a row stays that something names; `in_use` where absent. */
  kept?: ErrorCode
  /** What goes with a row. */
  removed?: (row: Row) => void
}

/** Entities of one kind, as the calls of the contract make, read, change and delete them. */
export type MockStore = Omit<ReturnType<typeof createMockStore<NamedRow, Fields & { id: string }>>, 'checkName' | 'freeName'>

const NUMBERED = / \(\d+\)$/

/** Whether names are unique, the contract tells by the errors of the call that makes one. */
export const createMockStore = <Row extends NamedRow, Entity extends { id: string } = Row>(
  { origin, getName }: Pick<MockState, 'origin' | 'getName'>,
  { create }: { create: Pick<Endpoint, 'errors'> },
  options: MockStoreOptions<Row, Entity>,
) => {
  const { table, searched = ({ name = '' }) => name, named = ({ name }) => name, settle = (row) => row, removed } = options
  const { usedBy = () => [], usesGo = false, kept = 'in_use' } = options
  // Without a view the entity is the row, as the default of the type says.
  const plain = options.view ?? ((row: Row) => row as unknown as Entity)
  const view = (row: Row): Entity => {
    const { createdById: id } = row
    return id === undefined ? plain(row) : { ...plain(row), createdBy: { id, name: getName(id) } }
  }

  /** The same row; fails where it needs a name of its own, and has another's. */
  const checkName = (row: Row): Row => {
    if (create.errors.includes('name_taken')) {
      const isTaken = table.of(row.organizationId).some((other) => other.id !== row.id && named(other) === named(row))
      if (isTaken) throw taken('name', 'name_taken')
    }
    return row
  }
  const freeName = (organizationId: number, name = ''): string => {
    const stem = name.replace(NUMBERED, '')
    const names = new Set(table.of(organizationId).map((row) => row.name))
    let number = 2
    while (names.has(`${stem} (${number})`)) number += 1
    return `${stem} (${number})`
  }
  const insert = (organizationId: number, accountId: string, said: Fields): Entity => {
    // What the contract's schema of the body, the origin and `settle` make is a row.
    const row = { ...said, ...origin(accountId), organizationId } as unknown as Row
    return view(table.insert(checkName(settle(row))))
  }
  const isDeletable = (uses: readonly Use[]): boolean => usesGo || uses.length === 0
  /** All of them or, where one stays, none. */
  const remove = (rows: readonly Row[]): void => {
    const uses = addUses(rows.map(usedBy))
    if (!isDeletable(uses)) throw new MockProblem(kept, { usedBy: uses })
    table.remove((row) => rows.includes(row))
    for (const row of rows) removed?.(row)
  }

  return {
    /** `only`: a condition beside those of the query. */
    list: (organizationId: number, query: ListQuery, only: (row: Row) => boolean = () => true) =>
      listed(
        table
          .of(organizationId)
          .filter((row) => hasWords(query.search, searched(row)) && only(row))
          .map(view),
        query,
      ),
    read: (organizationId: number, id: string) => view(table.get(organizationId, id)),
    insert,
    update: (organizationId: number, id: string, change: Fields) => {
      const before = table.get(organizationId, id)
      // The contract's schema of the change has its fields from the row's.
      return view(table.put(checkName(settle(changed(before, change as RowChange<Row>), before))))
    },
    remove: (organizationId: number, id: string) => {
      remove([table.get(organizationId, id)])
      return id
    },
    /** Answers those that are there. */
    removeAll: (organizationId: number, ids: readonly string[]) => {
      const known = table.known(organizationId, ids)
      remove(known.map((id) => table.get(organizationId, id)))
      return known
    },
    /** Gives them the places 0, 1, 2 … */
    reorder: (organizationId: number, ids: readonly string[]) => {
      const known = table.known(organizationId, ids)
      for (const [order, id] of known.entries()) table.put({ ...table.get(organizationId, id), order })
      return known
    },
    /** Another one like it, with a name of its own. */
    duplicate: (organizationId: number, accountId: string, id: string) => {
      const row = table.get(organizationId, id)
      return insert(organizationId, accountId, { ...Object.fromEntries(Object.entries(row)), name: freeName(organizationId, row.name) })
    },
    uses: (organizationId: number, id: string): Uses => {
      const uses = usedBy(table.get(organizationId, id))
      return { deletable: isDeletable(uses), usedBy: uses }
    },
    freeName,
    checkName,
  }
}
