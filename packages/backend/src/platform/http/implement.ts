import {
  changesEntity,
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  routePath,
  type Security,
} from '@tracemark/api/contract'
import * as z from 'zod/mini'
import { keepNamedFiles } from '../files/keep.ts'
import { ProblemError } from '../problem.ts'
import { AfterCommit } from './after-commit.ts'
import { authenticate, type ContextBySecurity, type Enter } from './authenticate.ts'
import type { Credentials } from './bearer.ts'
import { CachedResponse } from './cached-response.ts'
import { getCallName } from './call-names.ts'
import { compileSchema } from './compile-schema.ts'
import type { Dependencies } from './dependencies.ts'
import { EntityVersions, namesVersion } from './entity-versions.ts'
import type { App } from './environment.ts'
import { answer as answerWith, getHeader } from './headers.ts'
import { answerOnce, readIdempotencyKey } from './idempotency.ts'
import { limitByAddress, limitByToken } from './rate-limits.ts'
import { receiveRequest } from './read-request.ts'

export type Handler<Definition extends Endpoint> = (
  request: EndpointRequest<Definition> & ContextBySecurity[Definition['security']] & { getHeader: (name: string) => string | undefined },
) => Promise<EndpointResponse<Definition> | AfterCommit<EndpointResponse<Definition>> | CachedResponse<EndpointResponse<Definition>>>

/** Binds endpoints of the contract to handlers. Nothing else makes an API route. */
export type Implement = <const Definition extends Endpoint>(definition: Definition, handler: Handler<Definition>) => void

const ANSWER_HEADERS = { 'content-type': 'application/json', 'cache-control': 'no-store' }

const isForeignOrganization = (params: unknown, organizationId: number): boolean =>
  typeof params === 'object' && params !== null && 'org' in params && params.org !== organizationId

/** A scope with a transaction, in which keys of repeated calls can be kept. */
const isScoped = (
  kind: Security,
  _scope: ContextBySecurity[Security],
): _scope is ContextBySecurity[Exclude<Security, 'public' | 'identity'>] => kind !== 'public' && kind !== 'identity'

/** Entities are changed within their organization. */
const isOfEntity = (
  definition: Endpoint,
  _scope: ContextBySecurity[Security],
): _scope is ContextBySecurity['organization'] | ContextBySecurity['memberOrRun'] => changesEntity(definition)

const entrance = <Kind extends Endpoint['security']>(
  kind: Kind,
  dependencies: Dependencies,
  endpoint: Endpoint,
  credentials: Credentials,
): Promise<Enter<Kind>> => authenticate[kind](dependencies, endpoint, credentials)

/** The answer as text, held to the schema that callers know. */
const answerText = (definition: Endpoint, answer: unknown): string => {
  if (answer instanceof CachedResponse) {
    answer.text ??= answerText(definition, answer.answer)
    return answer.text
  }
  const checked = z.safeParse(compileSchema(definition.response), answer)
  if (!checked.success) throw new ProblemError('internal', { cause: checked.error })
  return JSON.stringify(checked.data)
}

/**
 * Token, scope, permission, input, handler, answer: every call goes this way. The input is received before a transaction is open,
 * because a client may take its time, and the embedded database has one connection for all; its schema reads it after the permissions. The handler's queries run in
 * one transaction, which is undone when the handler or the check of its answer fails. What was changed is on the disk before
 * the answer leaves.
 */
export const createImplement = (app: App, dependencies: Dependencies): Implement => {
  const versions = new EntityVersions(dependencies)
  return (definition, handler) => {
    type Definition = typeof definition
    const kind: Definition['security'] = definition.security
    if (definition.entity === definition.path && definition.method === 'GET')
      versions.addRead(definition, async (scope, params) => {
        // The contract's reads of entities are of this scope, and take parameters alone.
        const request = { ...scope, params, query: undefined, body: undefined, getHeader: () => undefined }
        return answerText(definition, await handler(request as unknown as Parameters<typeof handler>[0]))
      })
    const call = getCallName(definition)
    app.on(definition.method, routePath(definition.path, dependencies.product), async (context) => {
      context.set('call', call)
      const authorization = getHeader(context, 'authorization')
      const address = dependencies.getAddress(context.env?.incoming)
      await limitByAddress(dependencies.rateLimits, kind, address)
      const enter = await entrance(kind, dependencies, definition, { authorization, address })
      await limitByToken(dependencies.rateLimits, kind, authorization)
      const key = readIdempotencyKey(definition, getHeader(context, 'idempotency-key'))
      const read = await receiveRequest<Definition>(definition, context)
      let organizationId: number | undefined
      let afterCommit: AfterCommit<EndpointResponse<Definition>> | undefined
      const answer = await enter(async (scope) => {
        const request = read()
        organizationId = 'organizationId' in scope ? scope.organizationId : undefined
        if (organizationId !== undefined && isForeignOrganization(request.params, organizationId))
          throw new ProblemError('organization_not_found')
        const work = async (): Promise<string> => {
          const given = await handler({ ...request, ...scope, getHeader: (name) => getHeader(context, name) })
          if (definition.method !== 'GET' && isScoped(kind, scope))
            await keepNamedFiles(scope.db, scope.organizationId, request.body, dependencies.clock.now())
          if (!(given instanceof AfterCommit)) return answerText(definition, given)
          afterCommit = given
          return ''
        }
        const change = () =>
          isOfEntity(definition, scope)
            ? versions.change({ definition, scope, params: request.params, ifMatch: getHeader(context, 'if-match') }, work)
            : work()
        return key !== undefined && isScoped(kind, scope) ? answerOnce(scope, { endpoint: definition, key, request }, change) : change()
      })
      // A read that is kept for a day makes something, whatever its method.
      if (definition.method !== 'GET' || definition.idempotent !== undefined) {
        await dependencies.durable()
        dependencies.disk.noteWritten()
      }
      // What the closure above has set, which TypeScript does not follow.
      const later = afterCommit as AfterCommit<EndpointResponse<Definition>> | undefined
      const forgetPages = () => {
        if (definition.method !== 'GET' && organizationId !== undefined) dependencies.pages.forget(organizationId)
      }
      forgetPages()
      const text = later ? answerText(definition, await later.run().finally(forgetPages)) : answer
      const version = versions.of(definition, text)
      if (version === undefined) return answerWith(context, text, 200, ANSWER_HEADERS)
      const headers = { ...ANSWER_HEADERS, etag: version }
      const known = getHeader(context, 'if-none-match')
      // What is derived may have changed without the version.
      const isKnown = definition.method === 'GET' && definition.derived === undefined && known !== undefined && namesVersion(known, version)
      return isKnown ? context.body(null, 304, headers) : answerWith(context, text, 200, headers)
    })
  }
}
