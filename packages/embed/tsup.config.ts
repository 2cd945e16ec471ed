import { copyFile } from 'node:fs/promises'
import { join } from 'node:path'
import { defineConfig } from 'tsup'
import { listEntries } from '../../tools/tsup-entries.ts'
import manifest from './package.json' with { type: 'json' }

// What the elements' script is made of, Vite builds.
const { './elements': _, ...components } = manifest.exports

/** The npm package: React components for pages that bring React themselves. The script for all others is built by Vite. */
export default defineConfig({
  entry: listEntries(components),
  format: 'esm',
  target: 'es2022',
  dts: false,
  // The guide stands with those of the repository; whoever installs the package has it too.
  onSuccess: () => copyFile(join(import.meta.dirname, '../../docs/embed.md'), join(import.meta.dirname, 'dist/embed.md')),
})
