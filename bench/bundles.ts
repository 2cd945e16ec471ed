import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { addresses, type Feature } from '../packages/api/src/addresses/index.ts'
import { root } from '../tools/run.ts'
import type { Cell } from './table.ts'

interface Chunk {
  file: string
  name?: string
  imports?: string[]
  css?: string[]
}

type Manifest = Record<string, Chunk>

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(root, folder, '.vite/manifest.json'), 'utf8'))

/** The files that these chunks need before any of their code runs. A chunk is called by its source, or by its name. */
const filesOf = (manifest: Manifest, entries: readonly string[]): string[] => {
  const found = new Set<string>()
  const visit = (name: string) => {
    const chunk = manifest[name] ?? Object.values(manifest).find((other) => other.name === name)
    if (!chunk) throw new Error(`The build has no chunk ${name}.`)
    if (found.has(chunk.file)) return
    found.add(chunk.file)
    for (const style of chunk.css ?? []) found.add(style)
    for (const other of chunk.imports ?? []) visit(other)
  }
  for (const entry of entries) visit(entry)
  return [...found]
}

const measure = (name: string, folder: string, entries: readonly string[]): Cell[] => {
  const files = filesOf(readManifest(folder), entries).map((file) => readFileSync(join(root, folder, file)))
  const sum = (size: (file: Buffer) => number) => files.reduce((total, file) => total + size(file), 0)
  return [
    name,
    files.length,
    sum((file) => file.length),
    sum((file) => gzipSync(file, { level: 9 }).length),
    sum((file) => brotliCompressSync(file).length),
  ]
}

const english = (namespaces: readonly string[]) => namespaces.map((name) => `../ui/src/i18n/locales/en/${name}.ts`)

/** Scripts and styles; fonts and pictures, which don't hold anything up, are left out. */
export const measureBundles = (): Cell[][] => [
  measure('widget: loader', 'packages/embed/dist/browser', ['src/browser.ts']),
  measure('widget: a task in English', 'packages/embed/dist/browser', [
    'src/browser.ts',
    'src/task-run/mount-task-run.tsx',
    ...english(['task-run']),
  ]),
  measure('widget: a public page in English', 'packages/embed/dist/browser', [
    'src/browser.ts',
    'src/public-page/mount-public-page.tsx',
    ...english(['errors', 'public-page']),
  ]),
  measure('widget: a public page in English, to its end', 'packages/embed/dist/browser', [
    'src/browser.ts',
    'src/public-page/mount-public-page.tsx',
    'PublicSections',
    '../ui/src/field/public-sections.css?inline',
    ...english(['errors', 'public-page', 'public-more']),
  ]),
  measure('public page: what takes it over', 'packages/embed/dist/browser/page', ['src/public-page/served/page.tsx']),
]

/** What a feature's pages need first, in English, beside what the frame of every page has; sizes in bytes of gzip. */
export const measureFeatures = (): { name: string; list: boolean; all: number; chunks: { file: string; size: number }[] }[] => {
  const folder = join(root, 'packages/portal/dist')
  const { features, languages }: { features: Record<string, string[]>; languages: Record<string, string[]> } = JSON.parse(
    readFileSync(join(folder, 'first-files.json'), 'utf8'),
  )
  const entry = filesOf(readManifest('packages/portal/dist'), ['index.html']).map((file) => `/${file}`)
  const sizeOf = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  return Object.entries(features).map(([name, files]) => {
    const all = new Set([...entry, ...files, ...(languages.en ?? [])].filter((file) => /\.(js|css)$/.test(file)))
    const own = files.filter((file) => !features.organization?.includes(file))
    return {
      name,
      list: 'list' in addresses[name as Feature],
      all: [...all].reduce((sum, file) => sum + sizeOf(file), 0),
      chunks: own.map((file) => ({ file, size: sizeOf(file) })),
    }
  })
}
