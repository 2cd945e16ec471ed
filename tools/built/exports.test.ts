import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** What is published: every subpath of `exports` must be there once the package is built, and load without our sources. */
const packages = ['api', 'state-machines', 'ui', 'embed']
const root = join(import.meta.dirname, '../..')

interface Target {
  source: string
  types?: string
  default: string
}

const subpaths = packages.flatMap((name) => {
  const folder = join(root, 'packages', name)
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { exports: Record<string, Target | string> }
  return Object.entries(exports).flatMap(([subpath, target]) =>
    typeof target === 'string' ? [] : [{ id: `${name} ${subpath}`, folder, target }],
  )
})

test.each(subpaths)('$id is built', async ({ folder, target }) => {
  expect(Object.values(target).filter((file) => !existsSync(join(folder, file)))).toEqual([])
})

// The conformance suite needs a test runner around it, and styles are not modules.
const modules = subpaths.filter(({ id, target }) => target.default.endsWith('.js') && id !== 'api ./conformance')

test.each(modules)('$id loads, and has something to offer', async ({ folder, target }) => {
  const loaded: object = await import(join(folder, target.default))
  expect(Object.keys(loaded)).not.toEqual([])
})
