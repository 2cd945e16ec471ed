import { existsSync } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Options } from 'tsup'

type Plugin = NonNullable<Options['esbuildPlugins']>[number]

/**
 * Vite alone knows `import url from 'package/file?url'`. In a published package it becomes what every bundler and browser knows: the file
 * beside the code, and `new URL('./file', import.meta.url)`.
 */
export const assetUrls = (outDir: string): Plugin => ({
  name: 'asset-urls',
  setup: (build) => {
    build.onResolve({ filter: /\?url$/ }, ({ path, resolveDir }) => ({
      path: createRequire(join(resolveDir, 'importer')).resolve(path.slice(0, -'?url'.length)),
      namespace: 'asset-url',
    }))
    build.onLoad({ filter: /./, namespace: 'asset-url' }, async ({ path }) => {
      await mkdir(outDir, { recursive: true })
      await copyFile(path, join(outDir, basename(path)))
      if (existsSync(`${path}.map`)) await copyFile(`${path}.map`, join(outDir, `${basename(path)}.map`))
      return { contents: `export default new URL('./${basename(path)}', import.meta.url).href` }
    })
  },
})
