import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { foreignPages } from './foreign-pages.ts'

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))

interface Script {
  /** Its file is named so. */
  name: string
  source: string
  outDir: string
}

/** One script and what it loads. Each is built by itself: of two built together the first would load a third file with what they share. */
export const browserBuild = ({ name, source, outDir }: Script) =>
  defineConfig({
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
      outDir,
      manifest: true,
      emptyOutDir: true,
      target: 'es2022',
      // The script itself is there already, and Firefox tells the page of an error where it is asked for again.
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file !== `${name}.js`) },
      cssCodeSplit: true,
      rolldownOptions: {
        // The npm package offers the classes, too; and what comes later uses what is in this file, which stays one.
        preserveEntrySignatures: 'allow-extension',
        input: { [name]: fileURLToPath(new URL(source, import.meta.url)) },
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
