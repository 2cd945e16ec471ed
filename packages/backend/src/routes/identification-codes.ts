import { contract } from '@tracemark/api/contract'
import { checkIdentificationCode, plainCode } from '@tracemark/api/rules'
import { NewIdentificationCode } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { discover } from '../db/queries/discovery.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'
import { crudRoutes, storeOf } from './crud.ts'
import { invalidIdentifier } from './invalid-identifier.ts'

const { identificationCodes } = contract

/** A code of GS1 is kept only with its right check digit, and an asset has one primary code: its only one, until another is made it. */
const guarded = (store: ReturnType<typeof storeOf>): ReturnType<typeof storeOf> => {
  /** Its value as it is kept. */
  const checked = (code: Readonly<Record<string, unknown>>): { value: string } => {
    const { type, value } = NewIdentificationCode.parse(code)
    const verdict = checkIdentificationCode(type, value)
    if (!verdict.valid) throw invalidIdentifier(['value'], verdict.reason)
    return { value: plainCode(type, value) }
  }
  /** The asset is held until the transaction ends: who makes another code primary meanwhile waits. */
  const hold = async (db: ScopedDatabase, organizationId: number, thingId: unknown) => {
    const own = db.selectFrom('things').select('id').where('organization_id', '=', organizationId)
    await own.where('id', '=', String(thingId)).forNoKeyUpdate().execute()
  }
  const isOnly = async (db: ScopedDatabase, organizationId: number, { id, thingId }: Readonly<Record<string, unknown>>) => {
    const own = db.selectFrom('identification_codes').select('id').where('organization_id', '=', organizationId)
    const others = own.where('thing_id', '=', String(thingId)).where('id', '!=', String(id))
    return (await others.limit(1).execute()).length === 0
  }
  const makeRoom = async (db: ScopedDatabase, organizationId: number, thingId: unknown) => {
    await sql`update identification_codes set is_primary = false
      where organization_id = ${organizationId} and thing_id = ${String(thingId)} and is_primary`.execute(db)
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
      const plain = { ...code, ...checked(code) }
      return store.insert(db, organizationId, { ...plain, isPrimary: await settle(db, organizationId, plain) })
    },
    update: async (db, organizationId, id, change) => {
      const code = await store.find(db, organizationId, id)
      if (!code) return false
      const next = { ...code, ...change }
      const plain = { ...change, ...checked(next) }
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

  implement(identificationCodes.validate, async ({ db, organizationId, body: { type, value } }) => {
    const verdict = checkIdentificationCode(type, value)
    if (!verdict.valid) return verdict
    const { rows } = await sql`select 1 from identification_codes
      where organization_id = ${organizationId} and type = ${type} and value = ${plainCode(type, value)}`.execute(db)
    return rows.length > 0 ? { valid: false, reason: 'taken' as const } : verdict
  })
  crudRoutes(implement, identificationCodes, dependencies, guarded(storeOf(identificationCodes, 'identification_codes', ['value'])))
}
