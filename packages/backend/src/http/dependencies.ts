import type { Kysely } from 'kysely'
import type { Clock } from '../clock.ts'
import type { Database } from '../db/schema.ts'
import type { Tokens } from '../identity/tokens.ts'
import type { VerifyIdentity } from '../identity/verify-identity.ts'
import type { IdSource } from '../ids.ts'
import type { Log } from '../log.ts'

/** All that the API is made of. */
export interface Dependencies {
  db: Kysely<Database>
  clock: Clock
  ids: IdSource
  tokens: Tokens
  verifyIdentity: VerifyIdentity
  log: Log
  /** Fills `{product}` in paths. */
  product: string
  /** Where browsers find this backend, without a slash at the end. */
  publicUrl: string
  /** The OpenID provider that the portal signs in at. */
  issuer: string
  clientId: string
}
