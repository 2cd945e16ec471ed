import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { silentLog } from '../log.ts'
import type { App, Environment } from './environment.ts'
import { handleFailures } from './failures.ts'
import { requestLog } from './request-log.ts'
import { pageHeaders } from './security-headers.ts'
import { staticFiles } from './static-files.ts'

let root: string
let app: App
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'tracemark-static-'))
  for (const folder of ['portal/assets', 'embed', 'demo']) await mkdir(join(root, folder), { recursive: true })
  await writeFile(join(root, 'secret.txt'), 'not for anyone')
  await writeFile(join(root, 'portal/index.html'), '<!doctype html><head><title>Portal</title></head>')
  await writeFile(
    join(root, 'portal/first-files.json'),
    JSON.stringify({
      lists: { interactions: ['/assets/interactions.js', '/assets/interactions.css'] },
      features: { interactions: ['/assets/interactions.js', '/assets/record.js', '/assets/interactions.css'] },
      alone: { 'guided-tasks/task': ['/assets/task.js'] },
      languages: { en: ['/assets/en.js'], de: ['/assets/de.js'] },
      namespaces: { lists: { interactions: ['interactions', 'common'] }, features: { interactions: ['interactions', 'media'] } },
      texts: { de: { interactions: ['/assets/de-interactions.js'], media: ['/assets/de-media.js'] } },
    }),
  )
  await writeFile(join(root, 'portal/assets/index-DzK9a_8f.js'), 'start()')
  await writeFile(join(root, 'portal/assets/index-DzK9a_8f.js.br'), brotliCompressSync('start()'))
  await writeFile(join(root, 'portal/assets/index-DzK9a_8f.js.gz'), gzipSync('start()'))
  await writeFile(join(root, 'portal/assets/reader-DzK9a_8f.wasm'), '')
  await writeFile(join(root, 'embed/tracemark-elements.js'), 'define()')
  await writeFile(join(root, 'demo/hill.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  app = new Hono<Environment>()
  handleFailures(app, silentLog)
  app.use(requestLog(silentLog))
  const fonts = { 'hanken-grotesk': join(root, 'fonts'), newsreader: join(root, 'fonts') }
  staticFiles(
    app,
    { portal: join(root, 'portal'), embed: join(root, 'embed'), demo: join(root, 'demo'), fonts },
    { config: { issuer: 'https://id.example/realm', product: '"<b>' }, externalIssuer: 'https://id.example/realm' },
  )
})
afterAll(() => rm(root, { recursive: true, force: true }))

const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await app.request(path, { headers })
  return { status: response.status, cache: response.headers.get('cache-control'), type: response.headers.get('content-type'), response }
}
const navigation = { accept: 'text/html,application/xhtml+xml' }

test('every address that a person opens leads to the page, with its policy', async () => {
  for (const path of ['/', '/org/sierra-alta/interactions', '/task/eyJ.eyJ.sig']) {
    const { status, cache, type, response } = await get(path, navigation)
    expect([path, status, cache, type]).toEqual([path, 200, 'no-cache', 'text/html; charset=utf-8'])
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self' https:;")
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
  }
})

test('a page names the files of its feature, its language and its texts, and holds the configuration', async () => {
  const page = async (path: string, language: string) => (await get(path, { ...navigation, 'accept-language': language })).response.text()
  const config =
    '<meta name="tracemark-config" content="{&#34;issuer&#34;:&#34;https://id.example/realm&#34;,&#34;product&#34;:&#34;\\&#34;&#60;b&#62;&#34;}">'
  expect(await page('/org/sierra-alta/interactions', 'de-AT')).toBe(
    [
      `<!doctype html><head><title>Portal</title>  ${config}`,
      '<link rel="modulepreload" crossorigin href="/assets/interactions.js">',
      '<link rel="preload" as="style" crossorigin href="/assets/interactions.css">',
      '<link rel="modulepreload" crossorigin href="/assets/de.js">',
      '<link rel="modulepreload" crossorigin href="/assets/de-interactions.js">\n  </head>',
    ].join('\n    '),
  )
  // The task of a link fetches nothing of the other field pages.
  expect((await page('/task/a.b.c', 'de')).match(/href="[^"]+"/g)).toEqual(['href="/assets/task.js"', 'href="/assets/de.js"'])
  expect(await page('/', 'ja')).toBe(`<!doctype html><head><title>Portal</title>  ${config}\n  </head>`)
})

test('a program is told as one, else a browser reads it twice', async () => {
  const { status, type } = await get('/assets/reader-DzK9a_8f.wasm')
  expect([status, type]).toEqual([200, 'application/wasm'])
})

test.each([
  ['/org/sierra-alta/', 200],
  ['/org/sierra-alta/nothing', 404],
  ['/task', 200],
  ['/task/eyJ.eyJ.sig/more', 404],
  ['/styleguide/buttons/primary', 200],
  ['/p/sierra-alta', 404],
  ['/wp-login.php', 404],
  ['/org', 404],
])('%s is answered with the page, and %i', async (path, status) => {
  const answer = await get(path, navigation)
  expect([answer.status, answer.type]).toEqual([status, 'text/html; charset=utf-8'])
  const etag = answer.response.headers.get('etag') ?? ''
  expect((await get(path, { ...navigation, 'if-none-match': etag })).status).toBe(status === 200 ? 304 : 404)
})

test('pages ask their own origin alone where the provider is the embedded one, and one on this computer where that is it', () => {
  const connect = (issuer?: string) =>
    /connect-src [^;]*/.exec(pageHeaders({ externalIssuer: issuer })['content-security-policy'] ?? '')?.[0]
  expect([connect(), connect('http://localhost:9000/realm')]).toEqual([
    "connect-src 'self'",
    "connect-src 'self' https: http://localhost:9000",
  ])
})

test('frames show https alone, and the site of the demo where there is one', () => {
  const frames = (demoSite?: string) => /frame-src [^;]*/.exec(pageHeaders({ demoSite })['content-security-policy'] ?? '')?.[0]
  expect([frames(), frames('http://localhost:8081')]).toEqual(["frame-src 'self' https:", "frame-src 'self' https: http://localhost:8081"])
})

test('pages ask the server of the configured map style', () => {
  const policy = pageHeaders({ mapStyleUrl: 'https://maps.example/style.json?key=1' })['content-security-policy']
  expect(policy).toContain("connect-src 'self' https://maps.example;")
})

test('what is no page is not answered with one', async () => {
  const { status, type } = await get('/assets/gone-12345678.js')
  expect([status, type]).toEqual([404, 'application/problem+json'])
  expect((await app.request('/anything', { method: 'POST' })).status).toBe(405)
})

test('fingerprinted files are kept for good, the others asked about again', async () => {
  expect((await get('/assets/index-DzK9a_8f.js')).cache).toBe('public, max-age=31536000, immutable')
  const widget = await get('/embed/tracemark-elements.js')
  expect([widget.status, widget.cache, widget.response.headers.get('cross-origin-resource-policy')]).toEqual([
    200,
    'public, max-age=300',
    'cross-origin',
  ])
  const etag = widget.response.headers.get('etag') ?? ''
  expect((await get('/embed/tracemark-elements.js', { 'if-none-match': etag })).status).toBe(304)
  expect((await get('/demo/hill.svg')).type).toBe('image/svg+xml; charset=utf-8')
})

test.each([
  '/demo/../secret.txt',
  '/demo/%2e%2e/secret.txt',
  '/demo/..%2fsecret.txt',
  '/demo/%2e%2e%2fsecret.txt',
  '/demo/%00',
  '/demo/%E0%A4%A',
  '/demo/',
  '/demo',
])('%s leads out of no folder', async (path) => {
  const { status, response } = await get(path)
  expect([status, await response.text()]).toEqual([404, expect.not.stringContaining('not for anyone')])
})

test.each([
  ['gzip, deflate, br, zstd', 'br', brotliCompressSync('start()')],
  ['br;q=0, gzip;q=0.5', 'gzip', gzipSync('start()')],
  ['br;q=0.0,gzip;q=0', null, Buffer.from('start()')],
  ['identity', null, Buffer.from('start()')],
])('who takes %s gets the file as the build compressed it', async (accepted, encoding, bytes) => {
  const { type, response } = await get('/assets/index-DzK9a_8f.js', { 'accept-encoding': accepted })
  expect([type, response.headers.get('content-encoding'), response.headers.get('vary')]).toEqual([
    'text/javascript; charset=utf-8',
    encoding,
    'accept-encoding',
  ])
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
})

test('what the build did not compress comes as it is', async () => {
  const { response } = await get('/embed/tracemark-elements.js', { 'accept-encoding': 'br' })
  expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, 'define()'])
})
