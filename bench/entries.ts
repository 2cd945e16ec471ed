import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'
import { root } from '../tools/run.ts'

const PEERS = /^(react|react-dom|@mui\/|@emotion\/)/

export interface EntrySize {
  /** The subpath of `@tracemark/ui`. */
  name: string
  /** Bytes of gzip of what is ours, and of the libraries that are not peers; what comes on demand is not counted. */
  own: number
}

const sizeOf = async (source: string): Promise<number> => {
  const result = await build({
    root: join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(root, 'packages/ui', source), formats: ['es'], fileName: 'entry' },
      rolldownOptions: { external: (id) => PEERS.test(id) },
    },
  })
  const outputs = Array.isArray(result) ? result.flatMap(({ output }) => output) : 'output' in result ? result.output : []
  const chunks = new Map(outputs.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])))
  const counted = new Set<string>()
  const count = (name: string): number => {
    const chunk = chunks.get(name)
    if (!chunk || counted.has(name)) return 0
    counted.add(name)
    return gzipSync(chunk.code, { level: 9 }).length + chunk.imports.reduce((sum, other) => sum + count(other), 0)
  }
  const styles = outputs.flatMap((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? [gzipSync(file.source).length] : []))
  return (
    [...chunks.values()].filter(({ isEntry }) => isEntry).reduce((sum, { fileName }) => sum + count(fileName), 0) +
    styles.reduce((sum, size) => sum + size, 0)
  )
}

/** Every script that `@tracemark/ui` offers, bundled by itself with React, MUI and Emotion left out. */
export const measureEntries = async (): Promise<EntrySize[]> => {
  const { exports }: { exports: Record<string, string | { source: string }> } = JSON.parse(
    readFileSync(join(root, 'packages/ui/package.json'), 'utf8'),
  )
  const sizes: EntrySize[] = []
  for (const [name, target] of Object.entries(exports)) {
    if (typeof target !== 'string' && /\.tsx?$/.test(target.source)) sizes.push({ name, own: await sizeOf(target.source) })
  }
  return sizes
}
