import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
}

/** Serves the files of a folder below a path, as a plain web server does, and nothing beside it. */
export const serveFolder = async (folder: string, below: string) => {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const file = join(folder, pathname.slice(below.length) || 'index.html')
    if (!pathname.startsWith(below) || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end()
    // Names of what was built change with what is in it.
    const kept = pathname.startsWith(`${below}assets/`) ? 'max-age=31536000, immutable' : 'no-cache'
    response.writeHead(200, { 'content-type': TYPES[extname(file)] ?? 'application/octet-stream', 'cache-control': kept })
    response.end(readFileSync(file))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}${below}`,
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
