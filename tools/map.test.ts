import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './run.ts'

/** Folders whose own folders have a place on the map. */
const floors = [
  ...readdirSync(join(root, 'packages')).map((name) => `packages/${name}/src`),
  'packages/backend/src/features',
  'packages/backend/src/platform',
  'packages/portal/src/features',
]

test('the map has every room', () => {
  const [, tree = ''] = readFileSync(join(root, 'docs/architecture.md'), 'utf8').split(/^```$/m)
  const named = new Set(tree.match(/[\w-]+/g))
  const rooms = floors.flatMap((floor) =>
    readdirSync(join(root, floor), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [`${floor}/${entry.name}`] : [])),
  )
  expect(rooms.filter((room) => !named.has(room.slice(room.lastIndexOf('/') + 1)))).toEqual([])
})
