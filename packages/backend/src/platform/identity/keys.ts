import { randomBytes } from 'node:crypto'
import { exportJWK, generateKeyPair, type JWK } from 'jose'
import type { Kysely } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { json } from '../db/json.ts'
import { withScope } from '../db/scope.ts'

/** Reads a key, or makes it once: of several processes that start together, the first to write wins. */
const loadOrCreate = (
  db: Kysely<Database>,
  name: string,
  create: () => Promise<Record<string, unknown>>,
): Promise<Record<string, unknown>> =>
  withScope(db, { component: 'identity' }, async (scoped) => {
    const read = () => scoped.selectFrom('signing_keys').select('value').where('name', '=', name).executeTakeFirst()
    const present = await read()
    if (present) return present.value
    await scoped
      .insertInto('signing_keys')
      .values({ name, value: json(await create()) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const made = await read()
    if (!made) throw new Error(`The key ${name} could not be kept in the database.`)
    return made.value
  })

const createJwk = async (algorithm: 'ES256' | 'RS256'): Promise<Record<string, unknown>> => {
  const { privateKey } = await generateKeyPair(algorithm, { extractable: true })
  return { ...(await exportJWK(privateKey)), alg: algorithm, use: 'sig', kid: randomBytes(8).toString('hex') }
}

/** Private keys as JWK, and the secret that signs the provider's cookies. All live in the database, so that sessions outlive a restart. */
export interface Keys {
  api: JWK
  provider: JWK
  cookieSecret: string
}

export const loadKeys = async (db: Kysely<Database>): Promise<Keys> => {
  const api = await loadOrCreate(db, 'api', () => createJwk('ES256'))
  const provider = await loadOrCreate(db, 'provider', () => createJwk('RS256'))
  const cookies = await loadOrCreate(db, 'cookies', async () => ({ secret: randomBytes(32).toString('base64url') }))
  return { api, provider, cookieSecret: String(cookies.secret) }
}
