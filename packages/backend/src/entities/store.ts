import { listAnswer } from '@tracemark/api/rules'
import type { ListQuery } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { selectCreatedBy } from '../platform/db/created-by.ts'
import { getColumn, readEntityRow, selectedField, toCell } from '../platform/db/rows.ts'
import type { ScopedDatabase } from '../platform/db/scope.ts'
import { hasWords } from '../platform/db/search-words.ts'
import { filterRows, type OwnFilters } from './filter-rows.ts'
import { refuseUsed } from './uses.ts'

type Fields = Readonly<Record<string, unknown>>

/** A query inside of another names the organization itself (docs/decisions/reads.md). */
type OfOrganization<Expression> = (organizationId: number) => Expression

export interface StoreOptions {
  table: string
  /** Fields of the entity, as the contract names them: those that a caller may write, and those that the server does. With `createdById` comes `createdBy`. */
  fields: readonly string[]
  /** Text fields that a search looks through, and expressions that give text, as those of `computed`. */
  searched: readonly (string | OfOrganization<RawBuilder<unknown>>)[]
  /** Fields that are answered and never written, each with what gives it: columns are named `table.column` in it. */
  computed?: OfOrganization<Readonly<Record<string, RawBuilder<unknown>>>>
  filters?: OwnFilters
  /** Holds for rows that are there; the others can't be told from what isn't. */
  present?: RawBuilder<unknown>
}

/** The rows of one table that belong to organizations, as entities of the contract. What can't be seen can't be told from what isn't. */
export interface Store<Entity extends Fields = Fields> {
  /** Every parameter of the query that stands beside page, order and search narrows the list. `only`: a condition beside those. */
  list(
    db: ScopedDatabase,
    organizationId: number,
    query: ListQuery,
    only?: RawBuilder<unknown>,
  ): Promise<ReturnType<typeof listAnswer<Entity>>>
  /** Those that are there, in the order given. */
  readAll(db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<Entity[]>
  find(db: ScopedDatabase, organizationId: number, id: string): Promise<Entity | undefined>
  /** The entity as it is answered from then on. */
  insert(db: ScopedDatabase, organizationId: number, entity: Fields): Promise<Entity>
  /** False where there is no such entity. */
  update(db: ScopedDatabase, organizationId: number, id: string, change: Fields): Promise<boolean>
  /** Refuses where something refers to it. */
  delete(db: ScopedDatabase, organizationId: number, id: string): Promise<boolean>
  /** Both answer the ids that are there, in the order given. */
  deleteAll(db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<string[]>
  /** Places 0, 1, 2 … in the order given. */
  reorder(db: ScopedDatabase, organizationId: number, ids: readonly string[]): Promise<string[]>
  /** This name, or where another has it, the next that is free. */
  availableName(db: ScopedDatabase, organizationId: number, name: string): Promise<string>
  /** `Name (2)`, or the next number that no other has. */
  freeName(db: ScopedDatabase, organizationId: number, name: string): Promise<string>
}

const column = (field: string) => sql.ref(getColumn(field))

/** Sorted by their letters, whatever their case and accents. */
export const byLetters = (column: RawBuilder<unknown>): RawBuilder<unknown> => sql`search_text(${column}) collate "C"`

const lettered: readonly string[] = ['name', 'label']

/** `name_asc`: the field is one of the contract's, so it is a column of ours. Equal ones are told apart by their ids. */
export const buildOrder = (sort: string, table?: string): RawBuilder<unknown> => {
  const separator = sort.lastIndexOf('_')
  const of = (name: string) => sql.ref(table ? `${table}.${getColumn(name)}` : getColumn(name))
  const name = sort.slice(0, separator)
  const field = lettered.includes(name) ? byLetters(of(name)) : of(name)
  const id = of('id')
  return sort.endsWith('_desc') ? sql`${field} desc nulls last, ${id} desc` : sql`${field} asc nulls first, ${id} asc`
}

/** Leaves room for the number behind it. */
const NAME_STEM_MAX = 190

const inOrder = (ids: readonly string[], rows: readonly { id: string }[]): string[] => {
  const found = new Set(rows.map(({ id }) => id))
  return [...new Set(ids)].filter((id) => found.has(id))
}

/** Columns are the entity's fields, so that a row is one: the schema of the answer checks it. */
export const createStore = <Entity extends Fields = Fields>({
  table,
  fields: named,
  searched,
  computed: tell = () => ({}),
  filters = {},
  present = sql`true`,
}: StoreOptions): Store<Entity> => {
  const fields = named.filter((field) => field !== 'createdBy')
  const from = sql.table(table)
  const toEntity = (row: Fields) => readEntityRow(row) as Entity
  const columnsIn = (organizationId: number) => {
    const computed = { ...(fields.includes('createdById') && { createdBy: selectCreatedBy(table) }), ...tell(organizationId) }
    const computedColumns = Object.entries(computed).map(([field, expression]) => sql`${expression} as ${column(field)}`)
    return sql.join([...fields.map((field) => selectedField(field)), ...computedColumns])
  }
  const where = (organizationId: number, search: string | undefined, asked: object, only?: RawBuilder<unknown>) => {
    const conditions = filterRows(organizationId, asked, { from: table, fields, filters })
    const mine = sql.join([sql`organization_id = ${organizationId}`, present, ...conditions, ...(only ? [only] : [])], sql` and `)
    const text = sql.join(
      searched.map((field) => sql`coalesce(${typeof field === 'string' ? column(field) : field(organizationId)}, '')`),
      sql` || ' ' || `,
    )
    return sql`${mine} and ${hasWords(text, search)}`
  }
  const isOf = (organizationId: number, id: string) => sql`organization_id = ${organizationId} and id = ${id} and ${present}`
  const find = async (db: ScopedDatabase, organizationId: number, id: string): Promise<Entity | undefined> => {
    const { rows } = await sql<Fields>`select ${columnsIn(organizationId)} from ${from} where ${isOf(organizationId, id)}`.execute(db)
    return rows[0] && toEntity(rows[0])
  }
  const freeName = async (db: ScopedDatabase, organizationId: number, name: string): Promise<string> => {
    const stem = name.replace(/ \(\d+\)$/, '').slice(0, NAME_STEM_MAX)
    const { rows } = await sql<{ name: string }>`select name from ${from}
      where organization_id = ${organizationId} and starts_with(name, ${`${stem} (`})`.execute(db)
    const taken = new Set(rows.map((row) => row.name))
    let number = 2
    while (taken.has(`${stem} (${number})`)) number += 1
    return `${stem} (${number})`
  }
  return {
    list: async (db, organizationId, { page, perPage, sort, search, ...asked }, only) => {
      const condition = where(organizationId, search, asked, only)
      const counted = await sql<{ total: number }>`select count(*)::integer as total from ${from} where ${condition}`.execute(db)
      const { rows } = await sql<Fields>`select ${columnsIn(organizationId)} from ${from} where ${condition}
        order by ${buildOrder(sort)} limit ${perPage} offset ${(page - 1) * perPage}`.execute(db)
      return listAnswer(rows.map(toEntity), counted.rows[0]?.total ?? 0, perPage)
    },
    readAll: async (db, organizationId, ids) => {
      const { rows } =
        await sql<Fields>`select ${columnsIn(organizationId)} from ${from} where organization_id = ${organizationId} and id = any(${ids}::uuid[])
        and ${present} order by array_position(${ids}::uuid[], id)`.execute(db)
      return rows.map(toEntity)
    },
    find,
    insert: async (db, organizationId, entity) => {
      const written = fields.filter((field) => entity[field] !== undefined)
      await sql`insert into ${from} (organization_id, ${sql.join(written.map(column))})
        values (${organizationId}, ${sql.join(written.map((field) => toCell(entity[field])))})`.execute(db)
      const inserted = await find(db, organizationId, String(entity.id))
      if (!inserted) throw new Error(`What was inserted into ${table} is not there.`)
      return inserted
    },
    update: async (db, organizationId, id, change) => {
      const written = fields.filter((field) => change[field] !== undefined)
      const own = isOf(organizationId, id)
      if (written.length === 0) return (await sql`select 1 from ${from} where ${own}`.execute(db)).rows.length > 0
      const assignments = sql.join(written.map((field) => sql`${column(field)} = ${toCell(change[field])}`))
      return (await sql`update ${from} set ${assignments} where ${own} returning id`.execute(db)).rows.length > 0
    },
    delete: async (db, organizationId, id) => {
      await refuseUsed(db, organizationId, table, [id])
      return (await sql`delete from ${from} where ${isOf(organizationId, id)} returning id`.execute(db)).rows.length > 0
    },
    deleteAll: async (db, organizationId, ids) => {
      await refuseUsed(db, organizationId, table, ids)
      const { rows } = await sql<{ id: string }>`delete from ${from}
        where organization_id = ${organizationId} and id in (${sql.join(ids)}) and ${present} returning id`.execute(db)
      return inOrder(ids, rows)
    },
    reorder: async (db, organizationId, ids) => {
      const places = sql.join([...new Set(ids)].map((id, place) => sql`(${id}::uuid, ${place}::integer)`))
      const { rows } = await sql<{ id: string }>`update ${from} set "order" = wanted.place from (values ${places}) as wanted (id, place)
        where ${from}.organization_id = ${organizationId} and ${from}.id = wanted.id and ${present} returning ${from}.id`.execute(db)
      return inOrder(ids, rows)
    },
    freeName,
    availableName: async (db, organizationId, name) => {
      const { rows } = await sql`select 1 from ${from} where organization_id = ${organizationId} and name = ${name}`.execute(db)
      return rows.length > 0 ? freeName(db, organizationId, name) : name
    },
  }
}
