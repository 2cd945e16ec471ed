import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
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
const listFiles = (manifest: Manifest, entries: readonly string[]): string[] => {
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
  const files = listFiles(readManifest(folder), entries).map((file) => readFileSync(join(root, folder, file)))
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

interface FirstFiles {
  lists: Record<string, string[]>
  features: Record<string, string[]>
  languages: Record<string, string[]>
  namespaces: { lists: Record<string, string[]> }
  texts: Record<string, Record<string, string[]>>
}

/** Reads what the portal's build says about its pages, in English; sizes in bytes of gzip. */
const readFirstFiles = () => {
  const folder = join(root, 'packages/portal/dist')
  const { lists, features, languages, namespaces, texts }: FirstFiles = JSON.parse(readFileSync(join(folder, 'first-files.json'), 'utf8'))
  const entry = listFiles(readManifest('packages/portal/dist'), ['index.html']).map((file) => `/${file}`)
  const measureSize = (file: string) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length
  const listTexts = (list: string) => (namespaces.lists[list] ?? []).flatMap((name) => texts.en?.[name] ?? [])
  return { lists, features, measureSize, listTexts, always: [...entry, ...(languages.en ?? [])] }
}

/** What each list needs before its first rows: the entry, the frame, its own files, what every page says, its own texts. */
export const measureLists = (): { name: string; size: number }[] => {
  const { lists, always, measureSize, listTexts } = readFirstFiles()
  return Object.entries(lists).map(([name, files]) => {
    const all = new Set([...always, ...files, ...listTexts(name)].filter((file) => /\.(js|css)$/.test(file)))
    return { name, size: [...all].reduce((sum, file) => sum + measureSize(file), 0) }
  })
}

/** The chunks that a feature's pages need beside the frame of every page. */
export const measureChunks = (): { file: string; size: number }[] => {
  const { features, measureSize } = readFirstFiles()
  const own = new Set(Object.values(features).flatMap((files) => files.filter((file) => !features.organization?.includes(file))))
  return [...own].map((file) => ({ file, size: measureSize(file) }))
}
