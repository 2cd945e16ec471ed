import type { Kysely } from 'kysely'
import { type Adapter, type AdapterFactory, type AdapterPayload, errors } from 'oidc-provider'
import { json } from '../../platform/db/json.ts'
import { type ScopedDatabase, withScope } from '../../platform/db/scope.ts'
import { isStorable, isStorableJson, UNSTORABLE } from '../../platform/db/storable.ts'
import type { Database } from '../../schema/database.ts'
import { judgeReuse, type KeptRefreshToken } from './refresh-token-reuse.ts'

const REFRESH_TOKEN = 'RefreshToken'
const INTERACTION = 'Interaction'

const inIdentity = <Result>(db: Kysely<Database>, run: (scoped: ScopedDatabase) => Promise<Result>): Promise<Result> =>
  withScope(db, { component: 'identity' }, run)

const live = (scoped: ScopedDatabase, model: string) =>
  scoped
    .selectFrom('provider_records')
    .select('payload')
    .where('model', '=', model)
    .where((eb) => eb.or([eb('expires_at', 'is', null), eb('expires_at', '>', new Date())]))

/** A refresh token whose answer was lost on its way counts as unused (refresh-token-reuse.ts). */
const findRefreshToken = async (scoped: ScopedDatabase, id: string): Promise<AdapterPayload | undefined> => {
  const used = (await live(scoped, REFRESH_TOKEN).where('id', '=', id).executeTakeFirst())?.payload as KeptRefreshToken | undefined
  if (used?.grantId === undefined || (used.consumed === undefined && !used.superseded)) return used
  // Held, so that of two who come at once one is judged after the other.
  const family = await live(scoped, REFRESH_TOKEN).select('id').where('grant_id', '=', used.grantId).forUpdate().execute()
  const { payload, superseded } = judgeReuse(used, family)
  for (const row of family.filter((kept) => superseded.includes(kept.id))) {
    await scoped
      .updateTable('provider_records')
      .set({ payload: json<Record<string, unknown>>({ ...row.payload, superseded: true }) })
      .where('model', '=', REFRESH_TOKEN)
      .where('id', '=', row.id)
      .execute()
  }
  return payload
}

const REFUSED = `A parameter ${UNSTORABLE}. Leave it out and ask again`

/**
 * Keeps what the provider remembers (sessions, codes, refresh tokens) in the database, so that it outlives a restart. What the database can't
 * store is refused here, wherever in a request it stood; as a name it is the name of nothing.
 */
export const createProviderStorage =
  (db: Kysely<Database>): AdapterFactory =>
  (model): Adapter => ({
    upsert: async (id, payload, expiresIn) => {
      if (!isStorableJson({ id, payload })) throw new errors.InvalidRequest(REFUSED)
      await inIdentity(db, async (scoped) => {
        const row = {
          payload: json<Record<string, unknown>>({ ...payload }),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: typeof expiresIn === 'number' ? new Date(Date.now() + expiresIn * 1000) : null,
        }
        await scoped
          .insertInto('provider_records')
          .values({ model, id, ...row })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(row))
          .execute()
      })
    },
    find: async (id): Promise<AdapterPayload | undefined> => {
      if (!isStorable(id)) return undefined
      return inIdentity(db, async (scoped) =>
        model === REFRESH_TOKEN
          ? findRefreshToken(scoped, id)
          : (await live(scoped, model).where('id', '=', id).executeTakeFirst())?.payload,
      )
    },
    findByUid: (uid) =>
      inIdentity(
        db,
        async (scoped): Promise<AdapterPayload | undefined> =>
          (await live(scoped, model).where('uid', '=', uid).executeTakeFirst())?.payload,
      ),
    // Only the device flow has user codes, which is off.
    findByUserCode: async () => undefined,
    consume: (id) =>
      inIdentity(db, async (scoped) => {
        const row = await live(scoped, model).where('id', '=', id).forUpdate().executeTakeFirst()
        if (!row) return
        const payload = json<Record<string, unknown>>({ ...row.payload, consumed: Math.floor(Date.now() / 1000) })
        await scoped.updateTable('provider_records').set({ payload }).where('model', '=', model).where('id', '=', id).execute()
      }),
    destroy: (id) =>
      inIdentity(db, async (scoped) => {
        await scoped.deleteFrom('provider_records').where('model', '=', model).where('id', '=', id).execute()
      }),
    revokeByGrantId: (grantId) =>
      inIdentity(db, async (scoped) => {
        // Another person's sign-in may be under way in the same browser: it ends the grant of the person before, and goes on.
        await scoped.deleteFrom('provider_records').where('grant_id', '=', grantId).where('model', '!=', INTERACTION).execute()
      }),
  })

/** Forgets what has expired. */
export const sweepProviderStorage = (db: Kysely<Database>): Promise<void> =>
  inIdentity(db, async (scoped) => {
    await scoped.deleteFrom('provider_records').where('expires_at', '<', new Date()).execute()
  })
