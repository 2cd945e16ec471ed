import * as z from 'zod/mini'
import { FileUrl, Id } from './common.ts'

/** Where in a value chain an interaction stands. */
export const ElementReference = z.object({ id: Id, name: z.string(), valueChainName: z.string() })
export type ElementReference = z.infer<typeof ElementReference>

/** An element as the task result offers it for classification. */
export const ResultElement = z.object({
  id: Id,
  enabled: z.boolean(),
  name: z.string(),
  icon: z.optional(z.string()),
  image: z.optional(FileUrl),
  isDefault: z.boolean(),
  order: z.int(),
})
export type ResultElement = z.infer<typeof ResultElement>
