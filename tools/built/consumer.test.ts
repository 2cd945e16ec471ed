import { execFile } from 'node:child_process'
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { chromium, type Page } from 'playwright'
import { type BuildOptions, build, createLogger, createServer, type Logger, preview } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findBrowser } from '../find-browser.ts'
import { createConsumer } from './consumer.ts'
import { serveMocks } from './mock-server.ts'
import { published } from './published.ts'

let place: string
beforeAll(() => {
  place = createConsumer()
}, 240_000)
afterAll(() => rmSync(place, { recursive: true }), 60_000)

const heeded = (): { logger: Logger; complaints: string[] } => {
  const complaints: string[] = []
  const note = (message: string) => complaints.push(message)
  return { complaints, logger: { ...createLogger('silent'), warn: note, warnOnce: note, error: note } }
}

/** MUI's files say that they are for the client, which a page for clients alone does not need to be told; a busy machine builds slowly. */
const expected = ['MODULE_LEVEL_DIRECTIVE', 'PLUGIN_TIMINGS']
const rolldownOptions: NonNullable<BuildOptions['rolldownOptions']> = {
  onwarn: (warning, warn) => !expected.includes(warning.code ?? '') && warn(warning),
}

/** What a module or a style sheet asks for: imports, and files that are named against it. */
const asked = [/(?:\bfrom|\bimport)\s*\(?\s*"([^"]+)"/g, /new URL\(\s*["']([^"']+)["'],[^)]*import\.meta\.url\)/g]

/** Every address that a browser may be led to from this one, with its status. */
const crawl = async (start: string): Promise<Map<string, number>> => {
  const seen = new Map<string, number>()
  const visit = async (address: string): Promise<void> => {
    if (seen.has(address)) return
    seen.set(address, 0)
    const answer = await fetch(address, { headers: { accept: '*/*' } })
    seen.set(address, answer.headers.get('content-type')?.includes('text/html') ? 404 : answer.status)
    if (!answer.headers.get('content-type')?.includes('javascript')) return
    const code = await answer.text()
    const paths = asked.flatMap((pattern) => [...code.matchAll(pattern)].map(([, path = '']) => path))
    for (const path of paths.filter((path) => /^[./]/.test(path))) await visit(new URL(path, address).href)
  }
  await visit(start)
  return seen
}

test('a page in development finds every module and every file', { timeout: 60_000 }, async () => {
  const { logger, complaints } = heeded()
  const server = await createServer({ root: place, configFile: false, customLogger: logger, server: { port: 0 } })
  await server.listen()
  const seen = await crawl(new URL('/main.js', server.resolvedUrls?.local[0]).href)
  await server.close()
  expect([...seen].filter(([, status]) => status !== 200)).toEqual([])
  expect(complaints).toEqual([])
  const files = [...seen.keys()].map((address) => new URL(address).pathname.split('/').at(-1))
  expect(files).toEqual(expect.arrayContaining(['zxing_reader.wasm', 'maplibre-gl-worker.mjs']))
})

test('a page is built with everything in it', { timeout: 60_000 }, async () => {
  const { logger, complaints } = heeded()
  const result = await build({
    ...{ root: place, configFile: false, customLogger: logger },
    build: { write: false, minify: false, chunkSizeWarningLimit: 10_000, rolldownOptions },
  })
  const files = [result].flat().flatMap((bundle) => ('output' in bundle ? bundle.output.map(({ fileName }) => fileName) : []))
  expect(complaints).toEqual([])
  expect(files).toEqual(
    expect.arrayContaining([expect.stringMatching(/zxing_reader.*\.wasm$/), expect.stringMatching(/maplibre-gl-worker.*\.mjs$/)]),
  )
})

/** A picture of a code, by the library that reads it. */
const drawPicture = async (text: string): Promise<Buffer> => {
  const library = join(place, 'node_modules/zxing-wasm/dist')
  const { prepareZXingModule, writeBarcode } = await import(pathToFileURL(join(library, 'es/writer/index.js')).href)
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(join(library, 'writer/zxing_writer.wasm')).buffer } })
  const { image } = await writeBarcode(text, { format: 'QRCode', scale: 8 })
  return Buffer.from(await image.arrayBuffer())
}

/** A page as a consumer builds and serves it, with what went wrong on it. */
const withBuiltPage = async (name: string, look: (page: Page) => Promise<void>): Promise<string[]> => {
  const { logger, complaints } = heeded()
  const outDir = join(place, `built-${name}`)
  const shown = { root: place, configFile: false as const, customLogger: logger }
  const input = join(place, `${name}.html`)
  await build({ ...shown, build: { outDir, minify: false, chunkSizeWarningLimit: 10_000, rolldownOptions: { ...rolldownOptions, input } } })
  const server = await preview({ ...shown, build: { outDir }, preview: { port: 0 } })
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox', '--disable-gpu'] })
  const troubles: string[] = []
  try {
    const page = await browser.newPage()
    page.on('pageerror', ({ message }) => troubles.push(message))
    page.on('requestfailed', (request) => troubles.push(request.url()))
    page.on('response', (response) => {
      if (response.status() === 404 && /\.js$/.test(response.url())) troubles.push(response.url())
    })
    await page.goto(new URL(`/${name}.html`, server.resolvedUrls?.local[0]).href)
    await look(page)
  } finally {
    await browser.close()
    await server.close()
  }
  return [...complaints, ...troubles]
}

test('the scanner reads a code, and the map is drawn', { timeout: 180_000 }, async () => {
  const troubles = await withBuiltPage('shown', async (page) => {
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'code.png', mimeType: 'image/png', buffer: await drawPicture('3b8386837003') })
    await page.getByText('3b8386837003').waitFor()
    await page.locator('[data-map][data-drawn=true]').waitFor()
  })
  expect(troubles).toEqual([])
})

test('an element asks for no file that the bundler has named otherwise', { timeout: 120_000 }, async () => {
  const troubles = await withBuiltPage('element', async (page) => {
    await page.waitForFunction(() => document.querySelector('tracemark-page')?.shadowRoot?.childElementCount)
    await page.waitForLoadState('networkidle')
  })
  expect(troubles).toEqual([])
})

/** What the programs of a README print, run as they stand there, with what they ask of their environment. */
const readmeOutputs = async (name: string, env: Record<string, string>): Promise<string[]> => {
  const readme = readFileSync(join(place, 'node_modules/@tracemark', name, 'README.md'), 'utf8')
  const outputs: string[] = []
  for (const [at, [, code = '']] of [...readme.matchAll(/^```js\n([\s\S]*?)^```$/gm)].entries()) {
    const file = join(place, `readme-${name}-${at}.js`)
    writeFileSync(file, code)
    const { stdout } = await promisify(execFile)(process.execPath, [file], { env: { PATH: process.env.PATH, ...env }, timeout: 20_000 })
    outputs.push(stdout)
  }
  return outputs
}

test('the programs of the READMEs run', { timeout: 60_000 }, async () => {
  const { environment, stop } = await serveMocks(place)
  const outputs = Object.fromEntries(
    await Promise.all(['api', 'state-machines', 'embed'].map(async (name) => [name, await readmeOutputs(name, environment)] as const)),
  )
  stop()
  expect(outputs).toEqual({
    api: [expect.stringMatching(/^\d+ .+, .+, .+\n$/), 'unauthenticated 401 true\n'],
    'state-machines': ['moisture, parchment, turned, laid, note\ncompleted notice\n'],
    embed: [''],
  })
})

test('the tarballs have their README, licence and changes, and embed its guide', () => {
  const files = ['README.md', 'LICENSE', 'CHANGELOG.md']
  const expected = published.flatMap(({ name }) =>
    [...files, ...(name === 'embed' ? ['dist/embed.md'] : [])].map((file) => join(name, file)),
  )
  expect(expected.filter((file) => !existsSync(join(place, 'node_modules/@tracemark', file)))).toEqual([])
})

test('the table of entries of each README names every entry', () => {
  const missing = published.flatMap(({ name, manifest }) => {
    const readme = readFileSync(join(place, 'node_modules/@tracemark', name, 'README.md'), 'utf8')
    const entries = Object.keys(manifest.exports).map((subpath) => subpath.slice('./'.length))
    const groups = entries.filter((entry) => entry !== 'package.json' && !entry.startsWith('contract/'))
    return name === 'ui' ? [] : groups.filter((entry) => !readme.includes(`\`${entry}\``)).map((entry) => `${name}/${entry}`)
  })
  expect(missing).toEqual([])
})

test('no import of the packages is one that only Vite knows', () => {
  const files = globSync('node_modules/@tracemark/*/dist/**/*.js', { cwd: place })
  expect(files).not.toEqual([])
  expect(files.filter((file) => /["'][^"'\s]+\?(?:url|raw|inline|worker)["']/.test(readFileSync(join(place, file), 'utf8')))).toEqual([])
})
