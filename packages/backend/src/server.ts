import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import type Provider from 'oidc-provider'
import { drainable } from './platform/http/drain.ts'
import type { App } from './platform/http/environment.ts'

const PROVIDER_PATH = '/oidc'
/** Longer than usual proxies keep a connection, so that they and not we close it. */
const KEEP_ALIVE_MS = 65_000
/** Longer than a megabyte takes on a slow network. What has not arrived by then is answered 408 and cut off. */
const REQUEST_MS = 20_000
/** Longer than the 10 MB of a file take there. */
const UPLOAD_MS = 180_000
const HEADERS_MS = 10_000
/** How often Node looks for what took longer: by itself, every 30 s. */
const LOOK_MS = 1000
const TOO_SLOW = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const isUpload = ({ method, url = '' }: IncomingMessage): boolean => method === 'PUT' && url.startsWith('/files/')

/** Node has one limit for all requests; those that are no upload have less. */
const limitArrival =
  (listener: RequestListener, milliseconds: number): RequestListener =>
  (request, response) => {
    const hasBody = request.headers['content-length'] !== undefined || request.headers['transfer-encoding'] !== undefined
    if (hasBody && !isUpload(request)) {
      const timer = setTimeout(() => {
        request.socket.write(TOO_SLOW)
        request.socket.destroySoon()
      }, milliseconds).unref()
      request.once('close', () => clearTimeout(timer)).once('end', () => clearTimeout(timer))
    }
    return listener(request, response)
  }

/** Browsers say in some hundred letters what they accept; reading more takes the provider's library (negotiator 0.6) quadratic time. */
const ACCEPT_LENGTH_MAX = 1000

/** Strips the provider's mount path, shortens what it is slow to read, and says the public address, whatever host the request came to. */
const mountProvider = (provider: Provider, publicUrl: string): RequestListener => {
  const { host, protocol } = new URL(publicUrl)
  const handle = provider.callback()
  return (request: IncomingMessage & { originalUrl?: string }, response: ServerResponse) => {
    const url = request.url ?? PROVIDER_PATH
    request.originalUrl = url
    request.url = url.slice(PROVIDER_PATH.length) || '/'
    request.headers.host = host
    request.headers['x-forwarded-proto'] = protocol.replace(':', '')
    delete request.headers['x-forwarded-host']
    if (request.headers.accept) request.headers.accept = request.headers.accept.slice(0, ACCEPT_LENGTH_MAX)
    return handle(request, response)
  }
}

/** One listener for everything: the provider under `/oidc` where there is one, the app for the rest. */
export const createListener = (app: App, provider: Provider | undefined, publicUrl: string): RequestListener => {
  const appListener = getRequestListener(app.fetch)
  const providerListener = provider && mountProvider(provider, publicUrl)
  return (request, response) => {
    if (providerListener && request.url?.startsWith(`${PROVIDER_PATH}/`)) return providerListener(request, response)
    return appListener(request, response)
  }
}

export interface ListeningServer {
  port: number
  /** Lets the running requests end, for `DRAIN_MS` at most. */
  close(): Promise<void>
}

const addressPort = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address ? address.port : 0
}

/** How long a client may take, in milliseconds. */
interface ArrivalLimits {
  headersMs?: number
  requestMs?: number
}

/** Port 0 takes a free one. Fails with the system's error, such as EADDRINUSE. */
export const listen = (
  listener: RequestListener,
  port: number,
  host: string,
  { headersMs = HEADERS_MS, requestMs = REQUEST_MS }: ArrivalLimits = {},
): Promise<ListeningServer> =>
  new Promise((resolve, reject) => {
    const server = createServer({
      keepAliveTimeout: KEEP_ALIVE_MS,
      requestTimeout: UPLOAD_MS,
      headersTimeout: headersMs,
      connectionsCheckingInterval: LOOK_MS,
    })
    const close = drainable(server)
    server.on('request', limitArrival(listener, requestMs))
    server.once('error', reject)
    server.listen(port, host, () => resolve({ port: addressPort(server), close }))
  })
