import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { defaultClientConditions, defineConfig, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { foreignPages } from './foreign-pages.ts'

const resolveFile = (name: string) => fileURLToPath(import.meta.resolve(name))
const sourceFile = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const findSource = (name: string) => sourceFile(`src/preact/${name}.ts`)

/**
 * What several chunks share is one file each, if it is not said where it goes, and each file costs a request: over HTTP 1.1 the seventh
 * waits for one of six connections, so that a task's few files leave room for its first call and what the browser asks before that.
 * `drawing`: what both widgets draw with. `task`: a task's first form. `machine`: all that comes then, in one file, which is asked for
 * again where it could not be fetched (load-machine.ts).
 */
const shared = [
  {
    name: 'drawing',
    test: /node_modules\/preact\/|embed\/src\/(preact|element\/(ask-public|bring-letters|mount-react|painted|public-address|get-style-sheet))|ui\/src\/(field\/(Button|Spinner)\/|i18n\/(context|format|match-language|translator)\.|icons\/(Drawing|FirstIcon)\.|theme\/theme-mode\.)|api\/src\/(schemas\/(address|languages)|rules\/(day|decimal-text))\./,
  },
  {
    name: 'task',
    test: /embed\/src\/task-run\/(TaskRunWidget|to-element-event)\.tsx?$|ui\/src\/field\/task-first\.css/,
    includeDependenciesRecursively: true,
  },
  {
    name: 'machine',
    test: /embed\/src\/(task-run\/run|device-runs\/device)\.ts$/,
    includeDependenciesRecursively: true,
  },
]

/** A file of ours at its own address. A bundler gives what it takes in other names, and nothing lies under those that stand here. */
const OWN_FILE = /\/(tracemark|page|chunks\/[^/]+)\.js$/

/**
 * Vite's own helper hangs a link for each file into the page's head, and weighs half a kilobyte in a loader that may weigh three. What
 * is imported brings the same files in the same round, and leaves the page as it is. Each import takes a millisecond, four at a fourth of
 * the speed: the first file is what is imported anyway.
 */
const lightPreload: Plugin = {
  name: 'light-preload',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export const __vitePreload = (load, files, base) => {
      if (${OWN_FILE}.test(base))
        for (const file of files?.slice(1) ?? [])
          // What could not be fetched fails the import that needs it.
          import(/* @vite-ignore */ new URL(file, base)).catch(() => {})
      return load()
    }`,
  },
}

/** Stands in zod's place: a task then takes a sixth less of a page's memory (docs/decisions/widgets.md). */
export const smallShapes = { find: /^zod\/mini$/, replacement: sourceFile('src/valibot/zod-mini.ts') }

/** Files whose functions are nearly all called as soon as they are there. */
const CALLED_AT_ONCE = ['drawing', 'task', 'machine']

/**
 * Two things that can only be said of files as they are written. Chromium compiles all functions of some beside the page, while they come;
 * else it compiles each where the page waits for it (docs/decisions/task-start.md); the remark has to stand first, before what the builder puts first. And
 * what Vite puts into each script under one name is renamed: a consumer's own Vite puts it there again.
 */
const finishFiles: Plugin = {
  name: 'finish-files',
  writeBundle({ dir = '' }, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue
      const remark = CALLED_AT_ONCE.includes(file.name) ? '//# allFunctionsCalledOnLoad\n' : ''
      const code = remark + file.code.replaceAll('__vite__mapDeps', '__tracemarkFiles')
      if (code === file.code) continue
      const path = join(dir, file.fileName)
      writeFileSync(path, code)
      writeFileSync(`${path}.gz`, gzipSync(code, { level: 9 }))
      writeFileSync(`${path}.br`, brotliCompressSync(code))
    }
  },
}

/** An element's root takes one sheet, as a text (ui/src/field/task-first.css): what components import would go into the page's head. */
const ownSheets: Plugin = {
  name: 'own-sheets',
  enforce: 'pre',
  resolveId: { filter: { id: /^\.{1,2}\/.+\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => ({ code: '', moduleSideEffects: false }) },
}

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
    plugins: [lightPreload, ownSheets, foreignPages(), finishFiles, compression({ include: /\.(js|css)$/, threshold: 1_000 })],
    resolve: {
      conditions: ['source', ...defaultClientConditions],
      alias: [
        { find: /^react\/jsx-runtime$/, replacement: resolveFile('preact/jsx-runtime') },
        { find: /^react-dom\/client$/, replacement: findSource('react-dom-client') },
        { find: /^react$/, replacement: findSource('react') },
        smallShapes,
      ],
    },
    build: {
      outDir,
      manifest: true,
      emptyOutDir: true,
      target: 'es2022',
      // The first that have light-dark(): what is put in its place for older ones can't follow the page around an element (docs/decisions/widgets.md).
      cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
      // The script itself is there already, and Firefox tells the page of an error where it is asked for again.
      modulePreload: { polyfill: false, resolveDependencies: (_, files) => files.filter((file) => file !== `${name}.js`) },
      cssCodeSplit: true,
      rolldownOptions: {
        // Shapes that no call of a widget has are left out after they were looked at; what they miss is told by valibot/zod-mini.test.ts.
        checks: { importIsUndefined: false },
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
