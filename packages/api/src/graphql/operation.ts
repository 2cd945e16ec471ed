import * as z from 'zod/mini'
import type { Permission } from '../schemas/index.ts'

/** A query of the query-language endpoint: its text, and the shapes of what goes in and comes out. */
export interface GraphqlOperation {
  name: string
  document: string
  /** What the bearer must hold in the organization of the token. */
  permissions: readonly Permission[]
  variables: z.ZodMiniType
  data: z.ZodMiniType
}

export type OperationVariables<Operation extends GraphqlOperation> = z.input<Operation['variables']>
export type OperationData<Operation extends GraphqlOperation> = z.output<Operation['data']>

export const operation = <const Definition extends GraphqlOperation>(definition: Definition): Definition => definition

/** An error of a query as it stands on the wire; `extensions.code` is an `ErrorCode`, `requestId` that of the request. */
export const GraphqlFailure = z.object({
  errors: z
    .array(
      z.object({
        message: z.string(),
        extensions: z.optional(z.object({ code: z.optional(z.string()), requestId: z.optional(z.string()) })),
      }),
    )
    .check(z.minLength(1)),
})
