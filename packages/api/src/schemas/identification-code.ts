import * as z from 'zod/mini'
import { Id } from './common.ts'
import { changeOf, entityOf, listQuery, newOf } from './entity.ts'
import { code } from './text.ts'

/** What a code is made of: those of GS1 with their check digit, or the organization's own. */
export const identificationCodeTypes = [
  'gtin',
  'sgtin',
  'gln',
  'sscc',
  'grai',
  'giai',
  'gsrn',
  'gdti',
  'gcn',
  'gsin',
  'ginc',
  'cpid',
  'custom',
] as const

const fields = {
  thingId: Id,
  type: z.enum(identificationCodeTypes),
  /** As it stands on the product, check digit included. */
  value: code(64),
  isPrimary: z._default(z.boolean(), false),
}

/** By what an asset is known elsewhere. */
export const IdentificationCode = entityOf(fields)
export type IdentificationCode = z.infer<typeof IdentificationCode>

export const NewIdentificationCode = newOf(fields)
export const IdentificationCodeChange = changeOf(fields)
const sorts = ['createdAt_desc', 'createdAt_asc', 'value_asc', 'value_desc'] as const
export const IdentificationCodeQuery = listQuery(sorts)

/** Of one asset: the primary one first. */
export const AssetCodesQuery = listQuery(['isPrimary_desc', ...sorts])
export type AssetCodesQuery = z.infer<typeof AssetCodesQuery>

export const IdentificationCodeCheck = z.object({ type: z.enum(identificationCodeTypes), value: code(64, 0) })

/** `expected` is the whole code with the right check digit, where that is all that is wrong; `thing` has the code that is taken. */
export const IdentificationCodeVerdict = z.object({
  valid: z.boolean(),
  reason: z.optional(z.enum(['empty', 'not_digits', 'wrong_length', 'wrong_characters', 'wrong_check_digit', 'taken'])),
  expected: z.optional(z.string()),
  thing: z.optional(z.object({ id: Id, name: z.string() })),
})
