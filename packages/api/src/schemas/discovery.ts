import * as z from 'zod/mini'
import { FileUrl, Id } from './common.ts'
import { identificationCodeTypes } from './identification-code.ts'
import { scan } from './text.ts'

/** What was read from a label or typed in. */
export const DiscoveryQuery = z.object({ code: scan(2_048) })

/** What a code names: a unit, a variant of an asset, or the asset itself, and what it belongs to. */
export const Discovery = z.object({
  kind: z.enum(['unit', 'variant', 'asset']),
  thing: z.object({ id: Id, name: z.string(), image: z.optional(FileUrl) }),
  variant: z.optional(z.object({ id: Id, variantId: z.string(), name: z.string() })),
  item: z.optional(z.object({ id: Id, name: z.string(), sequenceNumber: z.int() })),
  /** As what kind of code it was known. */
  codeType: z.optional(z.enum(identificationCodeTypes)),
  /** The discovery task of the asset, while it can be run. */
  task: z.optional(z.object({ taskThingId: Id, name: z.string() })),
})
export type Discovery = z.infer<typeof Discovery>
