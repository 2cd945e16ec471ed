import type * as z from 'zod/mini'
import { getScope } from '../rules/index.ts'
import type { ErrorCode, Permission } from '../schemas/index.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Which bearer token a call takes.
 * `public` none; `identity` the OpenID provider's identity token; `general` ours without an organization;
 * `organization` ours with one; `execution` the token of a task link or of one execution; `memberOrRun` either of these two.
 */
export type Security = 'public' | 'identity' | 'general' | 'organization' | 'execution' | 'memberOrRun'

type Schema = z.ZodMiniType

/** One call, said once: client, mocks, backend, conformance tests and OpenAPI document are made from it. */
export interface Endpoint {
  method: Method
  /** `{name}` stands for a parameter; `{product}` is filled in by configuration. */
  path: `/${string}`
  summary: string
  security: Security
  /** The caller needs all of them. */
  permissions: readonly Permission[]
  /** Refused to access tokens although it needs no permission: its handler decides by person. Told by the permissions elsewhere. */
  peopleOnly?: true
  params?: Schema
  query?: Schema
  body?: Schema
  response: Schema
  /** Where it answers a file and not JSON: the media types that it can have. `response` is `FileAnswer` then. */
  files?: readonly string[]
  /**
   * How long the answer to an `Idempotency-Key` is kept: the same key and content give the same answer, byte for byte. Not for
   * public calls, or those with an identity token: they have no account yet whose key it could be.
   */
  idempotent?: 'forever' | 'day'
  /**
   * The path of the GET that reads the one entity which this call reads or changes. That GET answers its version as `ETag`, and so
   * does a change; a change takes the version in `If-Match`. Calls of one entity that have none are in `withoutVersion`.
   */
  entity?: `/${string}`
  /** Of a read of an entity: fields that are counted or belong to other entities, and make no version. `a.b` is `b` in each of `a`. */
  derived?: readonly string[]
  /** Errors beside those that every call can have (`commonErrors`). */
  errors: readonly ErrorCode[]
}

export const commonErrors = [
  'invalid_content',
  'request_too_large',
  'rate_limited',
  'internal',
  'unavailable',
  'storage_full',
] as const satisfies readonly ErrorCode[]

/** The names of the tokens that open a call; none where it takes none. */
export const listTokens = (security: Security): readonly Exclude<Security, 'public' | 'memberOrRun'>[] => {
  if (security === 'public') return []
  return security === 'memberOrRun' ? ['organization', 'execution'] : [security]
}

/** Errors that follow from the kind of token a call takes. */
export const securityErrors = (security: Security): readonly ErrorCode[] =>
  security === 'public' ? [] : ['unauthenticated', 'token_invalid', 'token_expired', 'permission_denied', 'account_suspended']

/** Whether access tokens are refused, whatever they were given: some permission that it needs can't be given to a program. */
export const isForPeople = ({ peopleOnly, permissions }: Pick<Endpoint, 'peopleOnly' | 'permissions'>): boolean =>
  peopleOnly === true || getScope({ accessTokenType: 'full', permissions: [] }, permissions).length < permissions.length

/** Errors of calls that take an `Idempotency-Key`. */
export const idempotencyErrors = ({ idempotent }: Endpoint): readonly ErrorCode[] =>
  idempotent === undefined ? [] : ['idempotency_key_reused']

/** Whether a call takes `If-Match`. */
export const changesEntity = ({ entity, method }: Pick<Endpoint, 'entity' | 'method'>): boolean => entity !== undefined && method !== 'GET'

/** Errors of calls that take `If-Match`. */
export const versionErrors = (definition: Endpoint): readonly ErrorCode[] => (changesEntity(definition) ? ['changed_meanwhile'] : [])

/** Keeps the literal types of a definition. */
export const endpoint = <const Definition extends Endpoint>(definition: Definition): Definition => definition

type Part<
  Definition extends Endpoint,
  Key extends 'params' | 'query' | 'body',
  Side extends 'input' | 'output',
> = Definition[Key] extends Schema ? (Side extends 'input' ? z.input<Definition[Key]> : z.output<Definition[Key]>) : undefined

type OptionalWhenEmpty<Key extends string, Value> = [Value] extends [undefined]
  ? { [K in Key]?: undefined }
  : Record<never, never> extends Value
    ? { [K in Key]?: Value }
    : { [K in Key]: Value }

/** What a caller gives, before defaults are filled in. */
export type EndpointInput<Definition extends Endpoint> = OptionalWhenEmpty<'params', Part<Definition, 'params', 'input'>> &
  OptionalWhenEmpty<'query', Part<Definition, 'query', 'input'>> &
  OptionalWhenEmpty<'body', Part<Definition, 'body', 'input'>>

type WithoutOrganization<Params> = Params extends { org: unknown } ? Omit<Params, 'org'> : Params

/** What a caller gives where the organization is known. */
export type OrganizationInput<Definition extends Endpoint> = OptionalWhenEmpty<
  'params',
  WithoutOrganization<Part<Definition, 'params', 'input'>>
> &
  OptionalWhenEmpty<'query', Part<Definition, 'query', 'input'>> &
  OptionalWhenEmpty<'body', Part<Definition, 'body', 'input'>>

/** What a handler receives, parsed. */
export interface EndpointRequest<Definition extends Endpoint> {
  params: Part<Definition, 'params', 'output'>
  query: Part<Definition, 'query', 'output'>
  body: Part<Definition, 'body', 'output'>
}

export type EndpointResponse<Definition extends Endpoint> = z.output<Definition['response']>
