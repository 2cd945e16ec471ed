import { isFileAddress, isLink } from '@tracemark/api/rules'
import { type Kysely, sql } from 'kysely'

type IsRight = (address: string) => boolean

/** Columns that hold an address, or nothing. */
const columns: Readonly<Record<string, Readonly<Record<string, IsRight>>>> = {
  accounts: { image: isFileAddress },
  organizations: { image: isFileAddress, public_page_image: isFileAddress, website: isLink },
  categories: { image: isFileAddress },
  templates: { image: isFileAddress },
  teams: { image: isFileAddress },
  things: { image: isFileAddress },
  tasks: { image: isFileAddress },
  value_chains: { image: isFileAddress, link: isLink },
  value_chain_elements: { image: isFileAddress },
  support_profiles: { primary_image: isFileAddress, secondary_image: isFileAddress, kml_file: isFileAddress, kml_link: isLink },
}

/** Columns of JSON with addresses in them. */
const documents: Readonly<Record<string, readonly string[]>> = {
  components: ['component'],
  things: ['images', 'certifications', 'public_page'],
  tasks: ['result_messages'],
  task_things: ['public_task_content', 'messages_engine_config'],
  variant_shares: ['destination'],
  variant_offers: ['origin', 'content'],
}

/** Fields of that JSON that may be absent. */
const fields: Readonly<Record<string, IsRight>> = {
  backgroundImage: isFileAddress,
  embeddedLink: isLink,
  heroImage: isFileAddress,
  heroOverlayImage: isFileAddress,
  image: isFileAddress,
  kmlLink: isLink,
  link: isLink,
  poster: isFileAddress,
  previewImage: isFileAddress,
  privacyPolicy: isLink,
  sectionImage: isFileAddress,
}

/** Lists whose entries are nothing without an address. */
const lists: Readonly<Record<string, { field: string; isRight: IsRight }>> = {
  images: { field: 'image', isRight: isFileAddress },
  videos: { field: 'url', isRight: isFileAddress },
  shopping: { field: 'url', isRight: isLink },
  links: { field: 'url', isRight: isLink },
}

/** The JSON without addresses that lead to no web page and no file. */
export const withoutOtherAddresses = (value: unknown, name = ''): unknown => {
  if (Array.isArray(value)) {
    const { field = '', isRight = () => true } = lists[name] ?? {}
    return value.filter((entry) => isRight(String(Object(entry)[field]))).map((entry) => withoutOtherAddresses(entry))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([field, address]) => typeof address !== 'string' || (fields[field]?.(address) ?? true))
      .map(([field, inner]) => [field, withoutOtherAddresses(inner, field)]),
  )
}

const tables = [...new Set([...Object.keys(columns), ...Object.keys(documents), 'documents'])]

const values = async (db: Kysely<never>, table: string, column: string): Promise<string[]> =>
  (
    await sql<{
      value: string
    }>`select distinct ${sql.ref(column)} as value from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db)
  ).rows.map(({ value }) => value)

const replace = async (db: Kysely<never>, table: string, column: string, isRight: IsRight, replacement: string | null): Promise<void> => {
  for (const value of await values(db, table, column))
    if (!isRight(value))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${replacement} where ${sql.ref(column)} = ${value}`.execute(db)
}

const cleanJson = async (db: Kysely<never>, table: string, column: string): Promise<void> => {
  // As text, so that drivers agree on what they give and take.
  const { rows } = await sql<{
    json: string
  }>`select distinct ${sql.ref(column)}::text as json from ${sql.table(table)} where ${sql.ref(column)} is not null`.execute(db)
  for (const { json } of rows) {
    const before: unknown = JSON.parse(json)
    const after = JSON.stringify(withoutOtherAddresses(before))
    if (after !== JSON.stringify(before))
      await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${after}::text::jsonb where ${sql.ref(column)} = ${json}::text::jsonb`.execute(
        db,
      )
  }
}

/** Links took any scheme, and files any text. What the contract takes no longer is taken away, or every read of it would fail. */
export const up = async (db: Kysely<never>): Promise<void> => {
  // The owner sees the rows of all organizations, for these statements.
  for (const table of tables) await sql`alter table ${sql.table(table)} no force row level security`.execute(db)
  for (const [table, named] of Object.entries(columns))
    for (const [column, isRight] of Object.entries(named)) await replace(db, table, column, isRight, null)
  for (const [table, named] of Object.entries(documents)) for (const column of named) await cleanJson(db, table, column)
  // A document stays with its name and number; its address led nowhere, and still does.
  await replace(db, 'documents', 'file', isFileAddress, '/files/removed')
  for (const table of tables) await sql`alter table ${sql.table(table)} force row level security`.execute(db)
}
