import { type Kysely, sql } from 'kysely'

/**
 * These tables are looked at by who is in scope and not by key alone: so a policy is asked of every row that a statement passes.
 * As a part of its own, what is in scope is read once for the statement.
 */
const inScope = {
  organization: '(select scope_organization())',
  account: '(select scope_account())',
}

const policies = {
  memberships: `organization_id = ${inScope.organization} or account_id = ${inScope.account}`,
  // The part sees memberships through their own policy: those of the account in scope, which are few.
  organizations: `id = ${inScope.organization}
    or id = any (array(select organization_id from memberships where account_id = ${inScope.account}))`,
  // An organization may have many members: so it is asked for the one whose account is read.
  accounts: `id = ${inScope.account}
    or exists (select from memberships where organization_id = ${inScope.organization} and account_id = accounts.id)`,
}

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const [table, condition] of Object.entries(policies))
    await sql.raw(`alter policy scope on ${table} using (${condition}) with check (${condition})`).execute(db)
  await sql
    .raw(
      `alter policy former_members on accounts
       using (exists (select from former_members where organization_id = ${inScope.organization} and former_members.id = accounts.id))`,
    )
    .execute(db)
}
