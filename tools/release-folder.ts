import { existsSync } from 'node:fs'
import { chmod, copyFile, cp, lstat, mkdir, readdir, readFile, readlink, realpath, symlink, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { nodeFileTrace } from '@vercel/nft'
import { root, run } from './run.ts'

/** Programs that run in the folder; what they import is found by reading them. */
const PROGRAMS = [
  'packages/backend/dist/main.js',
  'packages/backend/dist/worker.js',
  'packages/backend/dist/admin.js',
  'packages/backend/dist/first-token.js',
  'packages/embed/dist/render/render.js',
]
/** What they read while they run (`backend.ts` says where), and what the operator does. */
const READ = [
  'packages/backend/assets',
  'packages/portal/dist',
  'packages/embed/dist/browser',
  'packages/embed/dist/render',
  'packages/embed/demo',
  'packages/ui/src/theme',
  'docs/guides',
  'docs/embed.md',
  'docs/self-hosting.md',
  'deploy',
]
const BACKEND = 'packages/backend'
/** Faces are found by their names while PDF documents are written: upright ones, of the weights that there are. */
const FACE_FILE = /^(?:(?:package|unicode)\.json|index\.css|LICENSE|files\/.+-(?:wght|\d+)-normal\.woff2)$/
/** The viewer of the reference is sent to browsers as it was built, so that nothing that it depends on is needed. */
const VIEWER = '@scalar/api-reference'
const VIEWER_FILE = /^(?:package\.json|dist\/browser\/(?:standalone\.esm|chunks\/.+)\.js)$/

const COMMAND = `#!/bin/sh
# What the operator does: tracemark organization create …
here=$(dirname "$(readlink -f "$0")")
exec "$here/node" "$here/../packages/backend/dist/admin.js" "$@"
`

const copy = async (from: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true })
  if ((await lstat(from)).isSymbolicLink()) await symlink(await readlink(from), to)
  else await copyFile(from, to)
}

/** What is wanted of a package of the backend, as its package manager has it: its own folder, and the link to it. */
const copyPackage = async (name: string, wanted: RegExp, target: string): Promise<void> => {
  const link = join(BACKEND, 'node_modules', name)
  const folder = relative(root, await realpath(join(root, link)))
  const files = await readdir(join(root, folder), { recursive: true })
  for (const file of files) if (wanted.test(file)) await copy(join(root, folder, file), join(target, folder, file))
  await copy(join(root, link), join(target, link))
}

/**
 * Makes the folder that a server runs from, with Node, out of what is built: nothing else has to be on the machine. It must not be there yet,
 * so that no release is changed while it runs.
 */
export const makeReleaseFolder = async (target: string): Promise<void> => {
  await mkdir(dirname(target), { recursive: true })
  await mkdir(target)
  // Without what packages keep for a Node that does not read their `exports`.
  const { fileList } = await nodeFileTrace(
    PROGRAMS.map((path) => join(root, path)),
    { base: root, exportsOnly: true },
  )
  for (const path of fileList) await copy(join(root, path), join(target, path))
  const { dependencies } = JSON.parse(await readFile(join(root, BACKEND, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(dependencies)) if (name.startsWith('@fontsource')) await copyPackage(name, FACE_FILE, target)
  await copyPackage(VIEWER, VIEWER_FILE, target)
  const isNoMap = (path: string) => !path.endsWith('.map')
  for (const path of READ) await cp(join(root, path), join(target, path), { recursive: true, filter: isNoMap })
  await copy(process.execPath, join(target, 'bin/node'))
  await writeFile(join(target, 'bin/tracemark'), COMMAND)
  await chmod(join(target, 'bin/tracemark'), 0o755)
}

/** Why nothing can be made there: said before the build, which takes minutes. */
const findFault = (target: string): string | undefined => {
  if (target === '') return 'Name the folder that is to be made: pnpm release:folder /opt/tracemark/releases/2.6.0'
  if (existsSync(target)) return `${target} is there already, and a release never changes: name a folder that is not there yet.`
  return undefined
}

if (import.meta.main) {
  const [target = ''] = process.argv.slice(2)
  const fault = findFault(target)
  if (fault !== undefined) {
    process.stderr.write(`${fault}\n`)
    process.exitCode = 1
  } else {
    process.exitCode = await run('pnpm', ['run', 'build'])
    if (process.exitCode === 0) await makeReleaseFolder(target)
  }
}
