import { Readable } from 'node:stream'
import { type Endpoint, type EndpointRequest, routePath } from '@tracemark/api/contract'
import { ProblemError } from '../problem.ts'
import { authenticate, type ContextBySecurity } from './authenticate.ts'
import { getCallName } from './call-names.ts'
import type { Dependencies } from './dependencies.ts'
import type { App } from './environment.ts'
import { receiveRequest } from './read-request.ts'

export interface FileBody {
  type: string
  /** ASCII without quotes: what browsers save it as. */
  name: string
  /** Called when the handler's transaction is over. What it fails with is answered; what fails while the file leaves breaks it off. */
  open(): Promise<AsyncIterable<Uint8Array> | Uint8Array<ArrayBuffer>>
}

type OrganizationEndpoint = Endpoint & { security: 'organization'; files: readonly string[] }

/**
 * Binds an endpoint that answers a file. The handler's transaction ends before the file leaves, so that a slow reader holds
 * none: what streams reads in transactions of its own.
 */
export type ImplementFile = <const Definition extends OrganizationEndpoint>(
  definition: Definition,
  handler: (request: EndpointRequest<Definition> & ContextBySecurity['organization']) => Promise<FileBody>,
) => void

const toStream = (portions: AsyncIterable<Uint8Array>) => Readable.toWeb(Readable.from(portions, { objectMode: false })) as ReadableStream

export const createImplementFile =
  (app: App, dependencies: Dependencies): ImplementFile =>
  (definition, handler) => {
    const call = getCallName(definition)
    app.on(definition.method, routePath(definition.path, dependencies.product), async (context) => {
      context.set('call', call)
      const credentials = { authorization: context.req.header('authorization'), address: dependencies.getAddress(context.env?.incoming) }
      const enter = await authenticate.organization(dependencies, definition, credentials)
      const read = await receiveRequest<typeof definition>(definition, context)
      const { type, name, open } = await enter(async (scope) => {
        const request = read()
        const { org } = Object(request.params)
        if (org !== undefined && org !== scope.organizationId) throw new ProblemError('organization_not_found')
        return handler({ ...request, ...scope })
      })
      const body = await open()
      return context.body(body instanceof Uint8Array ? body : toStream(body), 200, {
        'content-type': type,
        'content-disposition': `attachment; filename="${name}"`,
        'cache-control': 'no-store',
      })
    })
  }
