import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build, defaultClientConditions, type Plugin } from 'vite'
import { compression } from 'vite-plugin-compression2'
import { root } from '../tools/run.ts'

/** The page belongs to no package: it takes React and MUI as the kit has them. */
const borrowPackages: Plugin = {
  name: 'borrow-packages',
  enforce: 'pre',
  resolveId(source, importer) {
    if (!source.startsWith('@') || !importer?.startsWith(join(root, 'bench'))) return null
    return this.resolve(source, join(root, 'packages/ui/src/index.ts'), { skipSelf: true })
  },
}

/** Where the portal's own server finds it, so that both come with the same headers, compressed alike. */
const FOLDER = join(root, 'packages/portal/dist/bench')

/** Builds the bare page as the portal is built, beside it. */
export const buildBareGrid = async () => {
  await build({
    root: join(root, 'bench/pages/bare-grid'),
    base: '/bench/',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic' } },
    resolve: { conditions: ['source', ...defaultClientConditions] },
    plugins: [borrowPackages, compression({ include: /\.(html|js|css)$/, threshold: 1_000 })],
    build: { target: 'es2022', outDir: FOLDER, emptyOutDir: true, chunkSizeWarningLimit: 2_000 },
  })
  return {
    getAddress: (portal: string, { rows, columns }: { rows: number; columns: number }) =>
      `${portal}/bench/index.html?${new URLSearchParams({ rows: String(rows), columns: String(columns) })}`,
    remove: () => rmSync(FOLDER, { recursive: true, force: true }),
  }
}
