import { defineConfig } from 'tsup'
import manifest from './package.json' with { type: 'json' }

/** One file for each subpath of `exports`; code that several share goes into chunks, each language into its own. */
const sources = Object.entries(manifest.exports).flatMap(([, target]) => (typeof target === 'string' ? [] : [target]))

const entries = sources.map(({ source, default: built }): [string, string] => [
  built.slice('./dist/'.length).replace(/\.(js|css)$/, ''),
  source.slice('./'.length),
])

export default defineConfig({
  entry: Object.fromEntries(entries),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: false,
  loader: { '.woff2': 'file' },
})
