import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'
import { afterAll, expect, test } from 'vitest'
import { type Manifest, published, root } from './published.ts'

/** What a consumer installs: the tarball that `pnpm publish` would send, not the folder. */
const folder = mkdtempSync(join(tmpdir(), 'tracemark-packed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const pack = (name: string): ArrayBuffer => {
  const file = join(folder, `${name}.tgz`)
  if (!existsSync(file)) execFileSync('pnpm', ['pack', '--out', file], { cwd: join(root, 'packages', name), stdio: 'pipe' })
  return new Uint8Array(readFileSync(file)).buffer
}

const leastNode = ({ engines }: Pick<Manifest, 'engines'>): number => Number(/\d+/.exec(engines?.node ?? '')?.[0] ?? 0)

test.each(published)('$name asks for a Node that its dependencies run on', ({ name, manifest }) => {
  const needed = Object.keys(manifest.dependencies ?? {}).map((dependency) =>
    leastNode(JSON.parse(readFileSync(join(root, 'packages', name, 'node_modules', dependency, 'package.json'), 'utf8'))),
  )
  expect(leastNode(manifest)).toBeGreaterThanOrEqual(Math.max(...needed))
})

/** ESM for bundlers and for Node; the resolution of Node 10 and `require` are not served. */
const resolutions = ['node16-esm', 'bundler']

test.each(published)('the tarball of $name follows what npm, Node and bundlers expect', { timeout: 60_000 }, async ({ name, manifest }) => {
  const { messages } = await publint({ pack: { tarball: pack(name) }, strict: true })
  expect(messages.map((message) => formatMessage(message, manifest))).toEqual([])
})

/** The subpaths of modules, by their first folder: a kit has some hundred, and each takes a compiler a moment. */
const rooms = published.flatMap(({ name, manifest }) => {
  const modules = Object.keys(manifest.exports).filter((subpath) => !/\.(css|json)$/.test(subpath))
  const byRoom = Map.groupBy(modules, (subpath) => /^\.\/[^/]+(?=\/)/.exec(subpath)?.[0] ?? '.')
  return [...byRoom].map(([room, subpaths]) => ({ name, room, subpaths }))
})

test.each(rooms)('TypeScript finds the types of every subpath of $name in $room', { timeout: 60_000 }, async ({ name, subpaths }) => {
  const packed = createPackageFromTarballData(new Uint8Array(pack(name)))
  const result = await checkPackage(packed, { entrypoints: subpaths })
  if (!result.types) throw new Error(`The tarball of ${name} holds no types.`)
  expect(Object.keys(result.entrypoints)).toEqual(subpaths)
  expect(result.problems.filter((problem) => !('resolutionKind' in problem) || resolutions.includes(problem.resolutionKind))).toEqual([])
})
