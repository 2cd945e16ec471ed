import { defineConfig } from 'tsup'

/** One file beside `assets`, with the contract inside; the packages of the registry stay outside. */
export default defineConfig({
  entry: ['src/main.ts'],
  format: 'esm',
  platform: 'node',
  target: 'node24',
  clean: true,
  sourcemap: true,
  noExternal: [/^@tracemark\//],
  esbuildOptions: (options) => {
    options.conditions = ['source']
  },
})
