import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'

/** The script for third-party pages. Preact stands in React's place; the npm package (tsup) leaves React to its user. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^(react|react-dom)$/, replacement: 'preact/compat' },
    ],
  },
  build: {
    outDir: 'dist/browser',
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    cssCodeSplit: true,
    rolldownOptions: {
      input: fileURLToPath(new URL('src/browser.ts', import.meta.url)),
      output: {
        entryFileNames: 'tracemark.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
