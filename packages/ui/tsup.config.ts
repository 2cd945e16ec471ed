import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { listEntries } from '../../tools/tsup-entries.ts'
import { assetUrls } from './asset-urls.ts'
import manifest from './package.json' with { type: 'json' }
import { packageStyles } from './package-styles.ts'

/** Code that several subpaths share goes into chunks, each language into its own. */
export default defineConfig({
  entry: listEntries(manifest.exports),
  format: 'esm',
  target: 'es2022',
  splitting: true,
  clean: true,
  dts: false,
  loader: { '.woff2': 'file' },
  noExternal: [/\?url$/],
  esbuildPlugins: [assetUrls(join(import.meta.dirname, 'dist')), packageStyles(join(import.meta.dirname, 'src'))],
})
