import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { type Manifest, published, root } from './published.ts'

/** What a package says that it needs where it is installed: what it only develops with is not there. */
const needsOf = ({ dependencies = {}, peerDependencies = {} }: Manifest): string[] =>
  Object.keys({ ...dependencies, ...peerDependencies }).filter((name) => !name.startsWith('@tracemark/'))

const install = (place: string, name: string, manifest: Manifest): void => {
  const target = join(place, 'node_modules/@tracemark', name)
  mkdirSync(target, { recursive: true })
  const tarball = join(place, `${name}.tgz`)
  execFileSync('pnpm', ['pack', '--out', tarball], { cwd: join(root, 'packages', name), stdio: 'pipe' })
  execFileSync('tar', ['--extract', '--file', tarball, '--strip-components=1', '--directory', target])
  for (const needed of needsOf(manifest)) {
    const link = join(place, 'node_modules', needed)
    mkdirSync(dirname(link), { recursive: true })
    if (!existsSync(link)) symlinkSync(join(root, 'packages', name, 'node_modules', needed), link)
  }
}

/** Subpaths for a page: the conformance suite needs a test runner around it. */
const imported = published.flatMap(({ name, manifest }) =>
  Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || target.default === undefined || subpath === './conformance' ? [] : [join('@tracemark', name, subpath)],
  ),
)

/** A page that imports everything of the packages, installed from their tarballs in a folder of its own. */
export const createConsumer = (): string => {
  const place = mkdtempSync(join(tmpdir(), 'tracemark-consumer-'))
  for (const { name, manifest } of published) install(place, name, manifest)
  writeFileSync(join(place, 'package.json'), JSON.stringify({ name: 'consumer', private: true, type: 'module' }))
  writeFileSync(join(place, 'index.html'), '<!doctype html><script type="module" src="/main.js"></script>')
  writeFileSync(join(place, 'main.js'), imported.map((path) => `import('${path}')\n`).join(''))
  return place
}
