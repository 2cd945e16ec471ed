import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { published, root } from './published.ts'

/** Packs what `pnpm publish` would send, and says where each package lies. */
const pack = (place: string): Record<string, string> =>
  Object.fromEntries(
    published.map(({ name }) => {
      const tarball = join(place, `${name}.tgz`)
      execFileSync('pnpm', ['pack', '--out', tarball], { cwd: join(root, 'packages', name), stdio: 'pipe' })
      return [`@tracemark/${name}`, `file:${tarball}`]
    }),
  )

/** What the packages leave to their consumer. A test runner is for the conformance suite alone. */
const { vitest: _, ...peers } = Object.assign({}, ...published.map(({ manifest }) => manifest.peerDependencies)) as Record<string, string>

/** Subpaths for a page: the conformance suite needs a test runner around it. */
const imported = published.flatMap(({ name, manifest }) =>
  Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    typeof target === 'string' || target.default === undefined || subpath === './conformance' ? [] : [join('@tracemark', name, subpath)],
  ),
)

/**
 * A folder that has the packages from their tarballs, and with them the newest of everything that they ask for: no lockfile of ours holds
 * a version back. It has a page that imports all of them, and one that shows a scanner and a map.
 */
export const createConsumer = (): string => {
  const place = mkdtempSync(join(tmpdir(), 'tracemark-consumer-'))
  const packages = pack(place)
  const write = (name: string, text: string) => writeFileSync(join(place, name), text)
  write('package.json', JSON.stringify({ name: 'consumer', private: true, type: 'module', dependencies: { ...packages, ...peers } }))
  // As npm lays them out, side by side. None of ours is in the registry, whatever its version.
  write('pnpm-workspace.yaml', JSON.stringify({ nodeLinker: 'hoisted', overrides: packages }))
  execFileSync('pnpm', ['install', '--no-lockfile', '--ignore-scripts', '--prefer-offline'], { cwd: place, stdio: 'pipe' })
  write('index.html', '<!doctype html><script type="module" src="/main.js"></script>')
  write('main.js', imported.map((path) => `import('${path}')\n`).join(''))
  cpSync(join(import.meta.dirname, 'shown'), place, { recursive: true })
  return place
}
