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

test('every export is built', () => {
  const missing = subpaths.flatMap(({ id, folder, target }) =>
    Object.values(target)
      .filter((file) => !existsSync(join(folder, file)))
      .map((file) => `${id}: ${file}`),
  )
  expect(subpaths).not.toEqual([])
  expect(missing).toEqual([])
})

// The conformance suite needs a test runner around it, and styles are not modules.
const modules = subpaths.flatMap(({ id, folder, target }) =>
  target.default?.endsWith('.js') && id !== 'api ./conformance' ? [{ id, file: join(folder, target.default) }] : [],
)

test('every export loads, and has something to offer', { timeout: 120_000 }, async () => {
  const troubles: string[] = []
  for (const { id, file } of modules) {
    const loaded: object | Error = await import(file).catch((error: Error) => error)
    if (loaded instanceof Error) troubles.push(`${id}: ${loaded.message}`)
    else if (Object.keys(loaded).length === 0) troubles.push(`${id}: offers nothing`)
  }
  expect(modules).not.toEqual([])
  expect(troubles).toEqual([])
})
