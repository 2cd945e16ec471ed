import { type Kysely, sql } from 'kysely'
import { type Place, placements } from './placement.ts'

/** All distributed tables lie as this one does, so that rows of one organization are on one worker. */
const FIRST = 'assets'

/** For the session that changes the schema. What lies on several machines is changed in one order, so that foreign keys to reference tables hold. */
const SESSION = ["set citus.multi_shard_modify_mode = 'sequential'", 'set citus.enable_unsafe_triggers = on']

interface Placed {
  name: string
  /** As Citus has it; `null` where the table is an ordinary one. */
  type: string | null
}

interface Kept {
  drop: string
  create: string
}

const readPlaced = async (db: Kysely<never>): Promise<Placed[]> => {
  const { rows } = await sql<Placed>`select c.relname::text as name, t.citus_table_type as type
    from pg_class c left join citus_tables t on t.table_name = c.oid
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace order by c.relname <> ${FIRST}, c.relname`.execute(db)
  return rows
}

/** Foreign keys of tables that are to be placed, and of those that refer to them: neither may point from one kind of table to another meanwhile. */
const readKeys = async (db: Kysely<never>, tables: readonly string[]): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace
      and (conrelid::regclass::text = any(${tables}) or confrelid::regclass::text = any(${tables})) order by conrelid::regclass::text, conname`.execute(
    db,
  )
  return rows
}

/** They would count each row that is moved once more. */
const readTriggers = async (db: Kysely<never>, tables: readonly string[]): Promise<Kept[]> => {
  const { rows } =
    await sql<Kept>`select format('drop trigger %I on %s', tgname, tgrelid::regclass) as drop, pg_get_triggerdef(oid) as create
    from pg_trigger where not tgisinternal and tgrelid::regclass::text = any(${tables}) order by tgrelid::regclass::text, tgname`.execute(
      db,
    )
  return rows
}

const run = async (db: Kysely<never>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Brings a table to its place, which has no foreign keys and triggers meanwhile. */
export const placeTable = async <Tables>(db: Kysely<Tables>, table: string, where: Place): Promise<void> => {
  if (where === 'reference') await sql`select create_reference_table(${table}::text::regclass)`.execute(db)
  else if (table === FIRST)
    await sql`select create_distributed_table(${table}::text::regclass, 'organization_id', colocate_with => 'none')`.execute(db)
  else await sql`select create_distributed_table(${table}::text::regclass, 'organization_id', colocate_with => ${FIRST}::text)`.execute(db)
}

/** Whether tables have been distributed in this database. */
export const areDistributed = async <Tables>(db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{ found: boolean }>`select to_regclass('pg_catalog.pg_dist_partition') is not null as found`.execute(db)
  if (!rows[0]?.found) return false
  const placed = await sql`select 1 from pg_dist_partition where logicalrelid = to_regclass(${FIRST})`.execute(db)
  return placed.rows.length > 0
}

/** Prepares the session of the tables' owner for tables that are distributed. */
export const prepareSession = (db: Kysely<never>): Promise<void> => run(db, SESSION)

/** The coordinator asks workers as whoever asks it, so the role of queries logs in there: without a password, where the cluster's own settings let it. */
const LET_IN = `do $$ begin
    if not (select rolcanlogin from pg_roles where rolname = 'tracemark_app') then alter role tracemark_app login; end if;
  end $$`

/** Brings each table to its place that is not there yet. Gives which were. */
export const distribute = async (db: Kysely<never>): Promise<string[]> => {
  await sql.raw(LET_IN).execute(db)
  const present = await readPlaced(db)
  const waiting = present.flatMap(({ name, type }) => {
    const { place: where } = placements[name] ?? {}
    return type === null && where !== undefined && where !== 'coordinator' ? [{ name, where }] : []
  })
  if (waiting.length === 0) return []
  const names = waiting.map(({ name }) => name)
  await db.transaction().execute(async (transaction) => {
    const kept = [...(await readTriggers(transaction, names)), ...(await readKeys(transaction, names))]
    await run(
      transaction,
      kept.map(({ drop }) => drop),
    )
    for (const { name, where } of waiting.toSorted((one, other) => Number(other.where === 'reference') - Number(one.where === 'reference')))
      await placeTable<never>(transaction, name, where)
    await run(
      transaction,
      kept.toReversed().map(({ create }) => create),
    )
  })
  return names
}
