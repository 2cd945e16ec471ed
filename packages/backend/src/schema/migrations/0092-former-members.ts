import { type Kysely, sql } from 'kysely'
import { organizationTable } from './organization-table.ts'

const statements = [
  // `id` is the account's. Whoever has left is still named where they have made something.
  ...organizationTable('former_members', ['foreign key (id) references accounts (id)']),
  `create policy former_members on accounts for select to tracemark_app
     using (id in (select former_members.id from former_members where organization_id = scope_organization()))`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
