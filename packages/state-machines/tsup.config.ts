import { defineConfig } from 'tsup'

/** JavaScript only: TypeScript 7 writes the declarations (`tsc --project tsconfig.build.json`). */
export default defineConfig({
  entry: ['src/{session,current-organization,task-run}/index.ts'],
  format: 'esm',
  target: 'es2022',
  clean: true,
  dts: false,
})
