import { fileURLToPath } from 'node:url'
import { defaultServerConditions, defineConfig } from 'vite'

const resolveFile = (name: string) => fileURLToPath(import.meta.resolve(name))

/** What draws the public page on a server: one module with everything in it, on Preact as in the browser. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  resolve: {
    alias: [
      { find: /^react\/jsx-runtime$/, replacement: resolveFile('preact/jsx-runtime') },
      { find: /^react-dom\/client$/, replacement: resolveFile('preact/compat/client') },
      { find: /^(react|react-dom)$/, replacement: resolveFile('preact/compat') },
    ],
  },
  ssr: { noExternal: true, resolve: { conditions: ['source', ...defaultServerConditions] } },
  build: {
    ssr: fileURLToPath(new URL('src/public-page/served/render.tsx', import.meta.url)),
    outDir: 'dist/render',
    emptyOutDir: true,
    target: 'node24',
    rolldownOptions: { output: { entryFileNames: 'render.js', chunkFileNames: 'chunks/[name]-[hash].js' } },
  },
})
