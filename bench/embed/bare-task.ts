import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { root } from '../../tools/run.ts'

const EMBED = join(root, 'packages/embed')
/** Among the widget's files: both come from one server, with the same headers, compressed alike. */
const FOLDER = join(EMBED, 'dist/browser/bench')

/** The page of the bench belongs to no package: it takes Preact as the widget has it. */
const borrowPreact: Plugin = {
  name: 'borrow-preact',
  enforce: 'pre',
  resolveId(source) {
    return /^preact\b/.test(source) ? this.resolve(source, join(EMBED, 'src/browser.ts'), { skipSelf: true }) : null
  },
}

/** Builds the bare element beside the widget; where it is on the widget's server, and how to take it away. */
export const buildBareTask = async () => {
  await build({
    root: EMBED,
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
    plugins: [borrowPreact, compression({ include: /\.js$/, threshold: 0 })],
    build: {
      target: 'es2022',
      outDir: FOLDER,
      emptyOutDir: true,
      lib: { entry: join(root, 'bench/pages/bare-element/bare-task.tsx'), formats: ['es'], fileName: () => 'bare-task.js' },
      minify: true,
    },
  })
  return { path: '/embed/bench/bare-task.js', remove: () => rmSync(FOLDER, { recursive: true, force: true }) }
}
