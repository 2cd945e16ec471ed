import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type Plugin, transformWithOxc } from 'vite'

const SOURCE = fileURLToPath(new URL('service-worker.ts', import.meta.url))
const source = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))

/** Pages that open without a network, and what is said without one, with every part that they fetch later. */
const OFFLINE_PAGES = [
  ...['task.tsx', 'records.tsx', 'guided-tasks-page.tsx'].map((page) => `features/guided-tasks/${page}`),
  'session/records-here.tsx',
  'session/sign-out-question.tsx',
].map(source)

interface Chunk {
  type: string
  fileName: string
  imports?: string[]
  dynamicImports?: string[]
  isEntry?: boolean
  moduleIds?: string[]
  viteMetadata?: { importedCss: Set<string>; importedAssets: Set<string> }
}

type Bundle = Readonly<Record<string, Chunk>>

/** Each language of the page and each part of the map is a file of its own, which the worker keeps once it was shown. */
const isKeptOnceShown = ({ moduleIds = [] }: Chunk) => moduleIds.some((id) => /\/i18n\/locales\/|\/WorldMap\/tiles\//.test(id))

const listFiles = (bundle: Bundle): string[] => {
  const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk')
  const holding = (path: string) => chunks.filter(({ moduleIds }) => moduleIds?.includes(path))
  const found = new Set<string>()
  const visit = (chunk: Chunk | undefined, withLater: boolean) => {
    if (!chunk || found.has(chunk.fileName) || isKeptOnceShown(chunk)) return
    found.add(chunk.fileName)
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style)
    for (const name of chunk.imports ?? []) visit(bundle[name], withLater)
    if (withLater) for (const name of chunk.dynamicImports ?? []) visit(bundle[name], true)
  }
  for (const chunk of chunks) if (chunk.isEntry) visit(chunk, false)
  for (const path of OFFLINE_PAGES) for (const chunk of holding(path)) visit(chunk, true)
  return [...found].map((file) => `/${file}`).sort()
}

/** Makes `/sw.js`, whose text changes with every build, so that browsers notice a new release by it. */
export const serviceWorker = (): Plugin => ({
  name: 'service-worker',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_, bundle) {
    const files = listFiles(bundle as unknown as Bundle)
    const build = createHash('sha256').update(Object.keys(bundle).sort().join()).digest('hex').slice(0, 12)
    const { code } = await transformWithOxc(await readFile(SOURCE, 'utf8'), SOURCE, {
      define: { BUILD: JSON.stringify(build), FILES: JSON.stringify(files) },
    })
    this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
  },
})
