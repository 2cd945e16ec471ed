import { fileURLToPath } from 'node:url'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { foreignPages } from './foreign-pages.ts'

const fileOf = (name: string) => fileURLToPath(import.meta.resolve(name))
const sourceFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const sourceOf = (name: string) => sourceFile(`src/preact/${name}.ts`)

/**
 * What several chunks share is one file each, if it is not said where it goes, and each file costs a request. `drawing`: what both
 * widgets draw with. `task`: what a task's first form has in common with the code that comes after it. `chart`: all that
 * comes then, in one file, which is asked for again where it could not be fetched (load-chart.ts).
 */
const shared = [
  {
    name: 'drawing',
    test: /node_modules\/(preact|@fontsource-variable)\/|embed\/src\/(preact|element\/(ask-public|fonts|mount-react|public-address|sheet-of))|ui\/src\/(field\/(Button|Spinner)\/|i18n\/(context|format|match-language|translator)\.|icons\/(Drawing|FirstIcon)\.|theme\/theme-mode\.)|api\/src\/(client\/request-init|schemas\/languages)\./,
  },
  {
    name: 'task',
    test: /api\/src\/(contract\/execution-path|rules\/(answers|place))\.|embed\/src\/(outbox\/open-device|task-run\/(load-chart|offered-chart))\.|state-machines\/src\/(outbox\/(run-database|run-locks|task-key)|task-run\/run-id)\./,
  },
  {
    name: 'chart',
    test: /embed\/src\/(task-run\/run|outbox\/device)\.ts$/,
    includeDependenciesRecursively: true,
  },
]

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
        { find: /^react-dom\/client$/, replacement: sourceOf('react-dom-client') },
        { find: /^react$/, replacement: sourceOf('react') },
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
          // The script itself stays one file, with the bundler's own part, which would go where it is used most.
          codeSplitting: {
            includeDependenciesRecursively: false,
            groups: [{ name, tags: ['$initial'], includeDependenciesRecursively: true }, ...shared],
          },
          entryFileNames: '[name].js',
          chunkFileNames: 'chunks/[name]-[hash].js',
          assetFileNames: 'assets/[name]-[hash][extname]',
        },
      },
    },
  })
