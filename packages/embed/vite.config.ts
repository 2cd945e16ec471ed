import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { foreignPages } from './foreign-pages.ts'

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))

/** The script for third-party pages. Preact stands in React's place; the npm package (tsup) leaves React to its user. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: './',
  plugins: [foreignPages(), compression({ include: /\.(js|css)$/, threshold: 1_000 })],
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: fileOf('preact/jsx-runtime') },
      { find: /^react-dom\/client$/, replacement: fileOf('preact/compat/client') },
      { find: /^(react|react-dom)$/, replacement: fileOf('preact/compat') },
    ],
  },
  build: {
    outDir: 'dist/browser',
    manifest: true,
    emptyOutDir: true,
    target: 'es2022',
    // The script itself is there already, and Firefox tells the page of an error where it is asked for again.
    modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file !== 'tracemark.js') },
    cssCodeSplit: true,
    rolldownOptions: {
      // The npm package offers the classes, too; and what comes later uses what is in this file, which stays one.
      preserveEntrySignatures: 'allow-extension',
      input: {
        tracemark: fileURLToPath(new URL('src/browser.ts', import.meta.url)),
        page: fileURLToPath(new URL('src/public-page/served/page.tsx', import.meta.url)),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
      },
    },
  },
})
