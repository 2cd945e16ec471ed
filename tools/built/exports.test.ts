import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { published, root } from './published.ts'

/** Every subpath of `exports` must be there once the package is built, and load without our sources. */
const subpaths = published.flatMap(({ name, manifest }) =>
  Object.entries(manifest.exports).flatMap(([subpath, target]) =>
    typeof target === 'string' ? [] : [{ id: `${name} ${subpath}`, folder: join(root, 'packages', name), target }],
  ),
)

test.each(subpaths)('$id is built', async ({ folder, target }) => {
  expect(Object.values(target).filter((file) => !existsSync(join(folder, file)))).toEqual([])
})

// The conformance suite needs a test runner around it, and styles are not modules.
const modules = subpaths.flatMap(({ id, folder, target }) =>
  target.default?.endsWith('.js') && id !== 'api ./conformance' ? [{ id, file: join(folder, target.default) }] : [],
)

test.each(modules)('$id loads, and has something to offer', async ({ file }) => {
  const loaded: object = await import(file)
  expect(Object.keys(loaded)).not.toEqual([])
})
