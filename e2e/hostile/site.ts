import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'

/** Where a page's elements find what they show. */
export interface Offered {
  /** Origin of the API, of another site than the pages'. */
  api: string
  token: string
  organization: string
  thing: string
}

export interface HostilePage {
  headers?: Record<string, string>
  /** Attributes of `<html>`. */
  html?: string
  head?: string
  body: string
}

const VALUE = 'cGFnZQ'
/** As a policy names it, and as a tag has it. */
export const NONCE = `nonce-${VALUE}`
export const nonce = `nonce="${VALUE}"`

const local = (name: string) => readFileSync(join(import.meta.dirname, name))
const FILES: Record<string, Buffer> = {
  '/probe.js': local('probe.js'),
  '/axe.js': readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js')),
}

/** Sets a cookie of its own, and tells whoever frames it what it finds then. */
const COOKIE_PAGE = `<!doctype html><html lang="en"><title>Cookies</title><script>
  document.cookie = 'seen=1'
  document.cookie = 'seen=1; SameSite=None; Secure'
  if (parent !== window) parent.postMessage('cookies: ' + document.cookie, '*')
</script>`

/** `packages/embed` as commit caeb1797 built it, the oldest that has both elements on the device: what they load in English, path by path. */
const older: Record<string, string> = JSON.parse(brotliDecompressSync(local('older-build.json.br')).toString())

const buildDocument = ({ html = 'lang="en"', head = '', body }: HostilePage) => `<!doctype html>
<html ${html}>
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>A hostile page</title>
    <link rel="icon" href="data:,">
    <script ${nonce} src="/probe.js"></script>
    <script ${nonce} src="/axe.js"></script>
    ${head}
  </head>
  <body>${body}</body>
</html>`

/** Passes a request on to the API, as a proxy of the page's owner would. */
const passOn = async (api: string, path: string, request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const { authorization, 'content-type': type, 'idempotency-key': key } = request.headers
  const answer = await fetch(`${api}${path}`, {
    method: request.method ?? 'GET',
    headers: {
      ...(authorization && { authorization }),
      ...(type && { 'content-type': type }),
      ...(typeof key === 'string' && { 'idempotency-key': key }),
    },
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  })
  response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/plain' })
  response.end(Buffer.from(await answer.arrayBuffer()))
}

const SLOW_MS = 1_500

/** Pages of somebody else, each named in its address; under `/copy`, `/slow` and `/broken` the API as that person would serve it. */
export const serveSite = async (api: string) => {
  const pages = new Map<string, HostilePage>()
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://site.test')
    const [, first = ''] = pathname.split('/')
    const rest = pathname.slice(first.length + 1) + search
    // biome-ignore lint/style/noRestrictedGlobals: a slow server, for which no test waits.
    if (first === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
    if (first === 'copy' || first === 'slow') return passOn(api, rest, request, response)
    // The first script comes, and nothing of what it asks for.
    if (first === 'broken') {
      if (rest === '/embed/tracemark.js') return passOn(api, rest, request, response)
      response.writeHead(503).end()
      return
    }
    if (first === 'cookie') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'set-cookie': 'seen=1' }).end(COOKIE_PAGE)
      return
    }
    const face = /^\/embed\/assets\/(hanken-grotesk|newsreader)-latin/.exec(rest)?.[1]
    if (first === 'older' && face) return passOn(api, `/fonts/${face}/${face}-latin-wght-normal.woff2`, request, response)
    const file = FILES[pathname] ?? (first === 'older' ? older[rest.replace('/embed/', '')] : undefined)
    if (file) {
      response.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'max-age=600' }).end(file)
      return
    }
    const page = pages.get(first)
    if (!page) {
      response.writeHead(404).end()
      return
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(buildDocument(page))
  }
  const server = createServer((request, response) =>
    answer(request, response).catch((error: unknown) => {
      // A tab that is closed takes its requests along, and nobody waits for their answers.
      if (!request.destroyed) throw error
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    /** A page of the API's own site, which is another than that of the pages. */
    cookiePage: `http://localhost:${port}/cookie`,
    add: (name: string, page: HostilePage): string => {
      pages.set(name, page)
      return `${origin}/${name}`
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
