import { defineConfig } from 'tsup'

/** One file beside `assets`, with the contract inside, one that runs in threads, one that makes a first token, and one for the operator; the packages of the registry stay outside. */
export default defineConfig({
  entry: {
    main: 'src/main.ts',
    worker: 'src/worker/worker.ts',
    'first-token': 'src/first-token/main.ts',
    admin: 'src/cli/main.ts',
  },
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
