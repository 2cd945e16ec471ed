import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { root } from '../tools/run.ts'

const PAGES = ['bare-grid', 'scroll', 'bare-scroll', 'still', 'form'] as const

/** The pages belong to no package: they take MUI as the kit has it, and the kit as the portal has it. */
const borrowPackages: Plugin = {
  name: 'borrow-packages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('@') || !importer?.startsWith(join(root, 'bench'))) return null
    const owner = source.startsWith('@mui/') ? 'ui/src/index.ts' : 'portal/src/main.tsx'
    return this.resolve(source, join(root, 'packages', owner), { skipSelf: true })
  },
}

/** Where the portal's own server finds them, so that both come with the same headers, compressed alike. */
const FOLDER = join(root, 'packages/portal/dist/bench')

/** Builds the bench's own pages as the portal is built, beside it. */
export const buildPages = async () => {
  await build({
    root: join(root, 'bench/pages'),
    base: '/bench/',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [borrowPackages, compression({ include: /\.(html|js|css)$/, threshold: 1_000 })],
    build: {
      target: 'es2022',
      outDir: FOLDER,
      emptyOutDir: true,
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { input: PAGES.map((page) => join(root, 'bench/pages', page, 'index.html')) },
    },
  })
  return {
    addressOf: (portal: string, page: (typeof PAGES)[number]) => `${portal}/bench/${page}/index.html`,
    remove: () => rmSync(FOLDER, { recursive: true, force: true }),
  }
}
