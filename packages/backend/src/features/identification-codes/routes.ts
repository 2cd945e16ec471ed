import { contract } from '@tracemark/api/contract'
import { checkIdentificationCode, codeSpellings, hasPermissions, plainCode } from '@tracemark/api/rules'
import { type IdentificationCode, NewIdentificationCode } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { createCrudStore, crudRoutes } from '../../entities/crud.ts'
import { invalidIdentifier } from '../../entities/invalid-identifier.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { discover } from './queries.ts'

const { identificationCodes } = contract

type Code = Pick<IdentificationCode, 'type' | 'value'>

/** The codes that say the same as this one, with their assets. */
const sameCodes = (db: ScopedDatabase, organizationId: number, { type, value }: Code) =>
  db
    .selectFrom('identification_codes as code')
    .innerJoin('assets as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'code.organization_id').onRef('thing.id', '=', 'code.asset_id'),
    )
    .select(['code.id', 'thing.id as asset_id', 'thing.name'])
    .where('code.organization_id', '=', organizationId)
    .where('code.type', '=', type)
    .where('code.value', 'in', codeSpellings(type, value))
    .execute()

/** Two who keep one number in two spellings at once follow each other. */
const holdNumber = async (db: ScopedDatabase, organizationId: number, { type, value }: Code): Promise<void> => {
  const number = `tracemark code ${codeSpellings(type, value)[0]}`
  await sql`select pg_advisory_xact_lock(hashtextextended(${number}, ${organizationId}))`.execute(db)
}

/** A code of GS1 is kept only with its right check digit, and an asset has one primary code: its only one, until another is made it. */
const guarded = (store: ReturnType<typeof createCrudStore>): ReturnType<typeof createCrudStore> => {
  /** Its value as it is kept. */
  const checked = async (db: ScopedDatabase, organizationId: number, code: Readonly<Record<string, unknown>>, ownId?: string) => {
    const { type, value: entered } = NewIdentificationCode.parse(code)
    const verdict = checkIdentificationCode(type, entered)
    if (!verdict.valid) throw invalidIdentifier(['value'], verdict.reason)
    const value = plainCode(type, entered)
    await holdNumber(db, organizationId, { type, value })
    if ((await sameCodes(db, organizationId, { type, value })).some(({ id }) => id !== ownId))
      throw new ProblemError('identifier_taken', { fields: [{ path: ['value'], message: 'is already in use', code: 'taken' }] })
    return { value }
  }
  /** The asset is held until the transaction ends: who makes another code primary meanwhile waits. */
  const hold = async (db: ScopedDatabase, organizationId: number, thingId: unknown) => {
    const own = db.selectFrom('assets').select('id').where('organization_id', '=', organizationId)
    await own.where('id', '=', String(thingId)).forNoKeyUpdate().execute()
  }
  const isOnly = async (db: ScopedDatabase, organizationId: number, { id, thingId }: Readonly<Record<string, unknown>>) => {
    const own = db.selectFrom('identification_codes').select('id').where('organization_id', '=', organizationId)
    const others = own.where('asset_id', '=', String(thingId)).where('id', '!=', String(id))
    return (await others.limit(1).execute()).length === 0
  }
  const makeRoom = async (db: ScopedDatabase, organizationId: number, thingId: unknown) => {
    await sql`update identification_codes set is_primary = false
      where organization_id = ${organizationId} and asset_id = ${String(thingId)} and is_primary`.execute(db)
  }
  /** Whether the code is the primary one of its asset from now on. */
  const settle = async (db: ScopedDatabase, organizationId: number, code: Readonly<Record<string, unknown>>): Promise<boolean> => {
    await hold(db, organizationId, code.thingId)
    if (code.isPrimary === true) await makeRoom(db, organizationId, code.thingId)
    return code.isPrimary === true || (await isOnly(db, organizationId, code))
  }
  return {
    ...store,
    insert: async (db, organizationId, code) => {
      const plain = { ...code, ...(await checked(db, organizationId, code)) }
      return store.insert(db, organizationId, { ...plain, isPrimary: await settle(db, organizationId, plain) })
    },
    update: async (db, organizationId, id, change) => {
      const code = await store.find(db, organizationId, id)
      if (!code) return false
      const next = { ...code, ...change }
      const plain = { ...change, ...(await checked(db, organizationId, next, id)) }
      return store.update(db, organizationId, id, { ...plain, isPrimary: await settle(db, organizationId, next) })
    },
  }
}

export const identificationCodeRoutes = (implement: Implement, dependencies: Dependencies): void => {
  implement(identificationCodes.lookup, async ({ db, organizationId, query }) => {
    const found = await discover(db, organizationId, query.code, dependencies.clock.now())
    if (!found) throw new ProblemError('not_found')
    return found
  })

  implement(identificationCodes.validate, async ({ db, organizationId, caller, body: { type, value } }) => {
    const verdict = checkIdentificationCode(type, value)
    if (!verdict.valid) return verdict
    const [same] = await sameCodes(db, organizationId, { type, value: plainCode(type, value) })
    if (!same) return verdict
    const thing = { id: same.asset_id, name: same.name }
    return { valid: false, reason: 'taken' as const, ...(hasPermissions(caller.permissions, ['things:read']) && { thing }) }
  })
  crudRoutes(implement, identificationCodes, dependencies, guarded(createCrudStore(identificationCodes, 'identification_codes', ['value'])))
}
