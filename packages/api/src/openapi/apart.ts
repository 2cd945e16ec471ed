import * as z from 'zod/mini'
import { type Endpoint, endpoint } from '../contract/index.ts'
import { OrganizationId, StoredFile } from '../schemas/index.ts'

const said = <Schema extends z.ZodMiniType>(schema: Schema, description: string): Schema => schema.check(z.meta({ description }))

const QueryFailure = z.object({
  message: said(z.string(), 'What happened.'),
  extensions: said(
    z.looseObject({
      code: z.optional(said(z.string(), 'The same codes as those of other calls.')),
      requestId: said(z.string(), 'Finds the request in the log.'),
    }),
    'What a program reads of it.',
  ),
})

/** Takes a file as it is, and no JSON. */
type Apart = Endpoint & { takesFile?: true }

/**
 * Calls that are in the document and not in the contract. The bytes of a file go to an address that the server gives, and queries are
 * typed by their own schema: no client is made of them.
 */
export const apart = {
  'files.put': {
    ...endpoint({
      method: 'PUT',
      path: '/files/{organization}/{key}',
      summary: 'Send the bytes of a file to the address that was given for them; sent again, it answers the same',
      security: 'public',
      permissions: [],
      params: z.object({ organization: OrganizationId, key: z.string() }),
      query: z.object({ upload: z.string() }),
      response: StoredFile,
      errors: ['token_expired', 'account_suspended', 'not_found'],
    }),
    takesFile: true,
  },
  'graphql.query': endpoint({
    method: 'POST',
    path: '/graphql',
    summary: 'Run one of the queries',
    security: 'general',
    permissions: [],
    body: z.object({
      query: said(z.string(), 'The query.'),
      variables: z.optional(said(z.nullable(z.record(z.string(), z.unknown())), 'Its variables, by their names. `null`: none.')),
      operationName: z.optional(
        said(z.nullable(z.string()), 'Which operation of the query is run, where it has several. `null`: the only one.'),
      ),
    }),
    response: z.object({
      data: said(z.nullable(z.record(z.string(), z.unknown())), 'What was asked for. `null`: it could not be answered.'),
      errors: z.optional(said(z.array(QueryFailure), 'Why a part of it could not be answered.')),
    }),
    errors: [],
  }),
} as const satisfies Readonly<Record<string, Apart>>
