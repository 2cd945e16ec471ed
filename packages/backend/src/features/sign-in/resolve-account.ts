import type { Kysely } from 'kysely'
import { enterScope, type ScopedDatabase, withScope } from '../../platform/db/scope.ts'
import type { VerifiedIdentity } from '../../platform/identity/verify-identity.ts'
import type { IdSource } from '../../platform/ids.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Database } from '../../schema/database.ts'
import { findAccountIdByEmail, findAccountIdByIdentity, insertAccount, insertIdentity, lockIdentity } from '../people/queries/accounts.ts'

/** The account that has this address, which a verified identity alone may be tied to. */
const accountWithEmail = async (db: ScopedDatabase, email: string, { emailVerified }: VerifiedIdentity): Promise<string | undefined> => {
  const accountId = await findAccountIdByEmail(db, email)
  if (accountId !== undefined && !emailVerified)
    throw new ProblemError('token_invalid', { detail: 'The email address of this identity is not verified, and another account uses it.' })
  return accountId
}

const createAccount = async (
  db: ScopedDatabase,
  id: string,
  email: string,
  { firstName, lastName, language }: VerifiedIdentity,
): Promise<string | undefined> => {
  await enterScope(db, { accountId: id })
  return (await insertAccount(db, { id, firstName, lastName, email, language })) ? id : undefined
}

/**
 * The account of an identity. At first sight it is tied to the account that has its verified e-mail address, or to a
 * new one. An unverified address opens nobody's account.
 */
export const resolveAccount = async (db: Kysely<Database>, ids: IdSource, identity: VerifiedIdentity): Promise<string> => {
  const { issuer, subject, email } = identity
  const known = await findAccountIdByIdentity(db, issuer, subject)
  if (known !== undefined) return known
  if (email === undefined)
    throw new ProblemError('token_invalid', { detail: 'The identity token has no email address. Request the scope email.' })
  return withScope(db, {}, async (scoped) => {
    // Tabs that sign in together wait here for the first of them.
    await lockIdentity(scoped, issuer, subject)
    const meanwhile = await findAccountIdByIdentity(scoped, issuer, subject)
    if (meanwhile !== undefined) return meanwhile
    const accountId =
      (await accountWithEmail(scoped, email, identity)) ??
      (await createAccount(scoped, ids(), email, identity)) ??
      // Another identity took the address in this moment.
      (await accountWithEmail(scoped, email, identity))
    if (accountId === undefined) throw new ProblemError('internal')
    await enterScope(scoped, { accountId })
    await insertIdentity(scoped, issuer, subject, accountId)
    return accountId
  })
}
