import { defineConfig } from 'tsup'
import { listEntries } from '../../tools/tsup-entries.ts'
import manifest from './package.json' with { type: 'json' }

/** JavaScript only: TypeScript 7 writes the declarations (`tsc --project tsconfig.build.json`). */
export default defineConfig({
  entry: listEntries(manifest.exports),
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: false,
})
