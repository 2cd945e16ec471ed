import type { Account, Language } from '@tracemark/api/schemas'
import { type Kysely, sql } from 'kysely'
import type * as z from 'zod/mini'
import { type ScopedDatabase, withScope } from '../../../platform/db/scope.ts'
import { accountColumns } from '../../../schema/columns.ts'
import type { Database } from '../../../schema/database.ts'

export type AccountRecord = z.infer<typeof Account>

export interface NewAccount extends AccountRecord {
  language?: Language | undefined
}

/** The account in scope. */
export const findAccount = async (db: ScopedDatabase, accountId: string): Promise<AccountRecord | undefined> => {
  const row = await db.selectFrom('accounts').select(accountColumns).where('id', '=', accountId).executeTakeFirst()
  return (
    row && {
      id: row.id,
      firstName: row.first_name,
      lastName: row.last_name,
      email: row.email,
      ...(row.image !== null && { image: row.image }),
    }
  )
}

/** The language that the account in scope signed up in. */
export const findAccountLanguage = async (db: ScopedDatabase, accountId: string): Promise<Language | undefined> => {
  const row = await db.selectFrom('accounts').select('language').where('id', '=', accountId).executeTakeFirst()
  return row?.language ?? undefined
}

/** Needs no scope: the database answers the id alone. */
export const findAccountIdByEmail = async (db: Kysely<Database>, email: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string | null }>`select find_account_by_email(${email}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

/** Needs no scope: the database answers the id alone. */
export const findAccountIdByIdentity = async (db: Kysely<Database>, issuer: string, subject: string): Promise<string | undefined> => {
  const { rows } = await sql<{ id: string | null }>`select find_account_by_identity(${issuer}, ${subject}) as id`.execute(db)
  return rows[0]?.id ?? undefined
}

/** Holds an identity until the transaction ends. */
export const lockIdentity = async (db: ScopedDatabase, issuer: string, subject: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${issuer} ${subject}`}, 0))`.execute(db)
}

/** In the scope of the account. */
export const insertIdentity = async (db: ScopedDatabase, issuer: string, subject: string, accountId: string): Promise<void> => {
  await db.insertInto('account_identities').values({ issuer, subject, account_id: accountId }).execute()
}

/** In the scope of the new account. `false` where another account has the address. */
export const insertAccount = async (db: ScopedDatabase, account: NewAccount): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('accounts')
    .values({
      id: account.id,
      first_name: account.firstName,
      last_name: account.lastName,
      email: account.email,
      image: account.image ?? null,
      language: account.language ?? null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows) === 1
}

/** In the scope of the account. */
export const insertPassword = async (db: ScopedDatabase, accountId: string, hash: string): Promise<void> => {
  await db.insertInto('account_passwords').values({ account_id: accountId, hash }).execute()
}

export const findPasswordHash = async (db: Kysely<Database>, accountId: string): Promise<string | undefined> =>
  withScope(db, { accountId }, async (scoped) => {
    const row = await scoped.selectFrom('account_passwords').select('hash').where('account_id', '=', accountId).executeTakeFirst()
    return row?.hash
  })

/** Reads an account outside a request's own scope. */
export const loadAccount = (db: Kysely<Database>, accountId: string): Promise<NewAccount | undefined> =>
  withScope(db, { accountId }, async (scoped) => {
    const account = await findAccount(scoped, accountId)
    return account && { ...account, language: await findAccountLanguage(scoped, accountId) }
  })
