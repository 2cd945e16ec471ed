import type { Kysely } from 'kysely'
import { findAccountIdByEmail, findAccountIdByIdentity, insertAccount, linkIdentity } from '../db/queries/accounts.ts'
import type { Database } from '../db/schema.ts'
import type { IdSource } from '../ids.ts'
import { ProblemError } from '../problem.ts'
import type { VerifiedIdentity } from './verify-identity.ts'

/**
 * The account of an identity. At first sight it is tied to the account that has its verified e-mail address, or to a
 * new one. An unverified address opens nobody's account.
 */
export const accountOfIdentity = async (db: Kysely<Database>, ids: IdSource, identity: VerifiedIdentity): Promise<string> => {
  const { issuer, subject, email, emailVerified, firstName, lastName } = identity
  const known = await findAccountIdByIdentity(db, issuer, subject)
  if (known !== undefined) return known
  if (email === undefined) throw new ProblemError('token_invalid', { detail: 'The identity token has no e-mail address: ask for the scope email.' })
  const withEmail = await findAccountIdByEmail(db, email)
  if (withEmail !== undefined) {
    if (!emailVerified) throw new ProblemError('token_invalid', { detail: 'The e-mail address of this identity is not verified, and an account has it.' })
    return linkIdentity(db, issuer, subject, withEmail)
  }
  await insertAccount(db, { id: ids(), firstName, lastName, email })
  // Another first sign-in may have made the account in this moment.
  const accountId = await findAccountIdByEmail(db, email)
  if (accountId === undefined) throw new ProblemError('internal')
  return linkIdentity(db, issuer, subject, accountId)
}
