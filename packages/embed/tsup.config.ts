import { defineConfig } from 'tsup'

/** The npm package: React components for pages that bring React themselves. The script for all others is built by Vite. */
export default defineConfig({
  entry: ['src/{task-run,public-page}/index.ts'],
  format: 'esm',
  target: 'es2022',
  dts: false,
})
