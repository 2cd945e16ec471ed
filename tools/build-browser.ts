import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { root, run } from './run.ts'

/** What goes into the portal and the widgets: a change of any of it means another build. */
const INPUTS = [
  'packages/{api,state-machines,ui,embed,portal}/{src,public}/**/*',
  'packages/{embed,portal}/{index.html,*.ts,package.json}',
  'packages/portal/service-worker/*.ts',
  'package.json',
  'pnpm-lock.yaml',
]
const OUTPUTS = [
  'portal/dist/index.html',
  'embed/dist/browser/tracemark.js',
  'embed/dist/browser/page/page.js',
  'embed/dist/render/render.js',
].map((path) => `packages/${path}`)
const BUILDS = [
  ['embed', 'vite.config.ts'],
  ['embed', 'vite.page.config.ts'],
  ['embed', 'vite.render.config.ts'],
  ['portal', 'vite.config.ts'],
] as const
const STAMP = join(root, 'packages/portal/dist/.built-from')

const fingerprint = async (): Promise<string> => {
  const hash = createHash('sha256')
  const files = await Array.fromAsync(glob(INPUTS, { cwd: root, withFileTypes: true }))
  const paths = files.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.toSorted()) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0')
  return hash.digest('hex')
}

/** Builds portal and widgets, unless the last build was made from the same sources. */
export const buildForBrowsers = async (): Promise<void> => {
  const wanted = await fingerprint()
  const built = existsSync(STAMP) && OUTPUTS.every((path) => existsSync(join(root, path))) && readFileSync(STAMP, 'utf8') === wanted
  if (built) return
  process.stdout.write('Building the portal and the widgets, once: about a minute …\n')
  for (const [name, config] of BUILDS) {
    const code = await run('vite', ['build', `packages/${name}`, '--logLevel', 'warn', '--config', `packages/${name}/${config}`], {
      output: 'on-failure',
      // Asked for by a test runner, too, it is the build that visitors get.
      env: { NODE_ENV: 'production' },
    })
    if (code !== 0) throw new Error(`The build of packages/${name} failed; its output stands above.`)
  }
  writeFileSync(STAMP, wanted)
}

/** Notes that the packages' own builds, which make the same files, have just run. */
export const noteBrowserBuild = async (): Promise<void> => writeFileSync(STAMP, await fingerprint())
