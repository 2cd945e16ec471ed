import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { root } from '../tools/run.ts'

const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }
const PAGES = ['bare-grid', 'scroll', 'form']

/** The pages belong to no package: they take MUI as the kit has it, and the kit as the portal has it. */
const borrowPackages: Plugin = {
  name: 'borrow-packages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('@') || !importer?.startsWith(join(root, 'bench'))) return null
    const owner = source.startsWith('@mui/') ? 'ui/src/index.ts' : 'portal/src/main.tsx'
    return this.resolve(source, join(root, 'packages', owner), { skipSelf: true })
  },
}

/** Builds the bench's own pages as the portal is built, and serves them as its server does, compressed. `rows` go to the bare grid. */
export const servePages = async (folder: string, port: number, rows: () => unknown) => {
  await build({
    root: join(root, 'bench/pages'),
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [borrowPackages],
    build: {
      target: 'es2022',
      outDir: folder,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: PAGES.map((page) => join(root, 'bench/pages', page, 'index.html')) },
    },
  })
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://bench').pathname
    try {
      const bytes =
        path === '/rows.json' ? JSON.stringify(rows()) : readFileSync(join(folder, path.endsWith('/') ? `${path}index.html` : path))
      const type = TYPES[extname(path)] ?? (path.endsWith('/') ? 'text/html' : 'application/octet-stream')
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(gzipSync(bytes))
    } catch {
      response.writeHead(404).end()
    }
  })
  await new Promise<void>((resolve) => server.listen(port, resolve))
  return { address: `http://localhost:${port}`, close: () => server.close() }
}
