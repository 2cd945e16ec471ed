import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('every token that a style names is declared', () => {
  const root = join(import.meta.dirname, '..')
  const texts = globSync('**/*.{css,ts,tsx}', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
  const find = (pattern: RegExp) => new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  const declared = find(/(--tm-[a-z0-9-]*[a-z0-9])['"]?\]?:/g)
  const named = find(/var\((--tm(?:-[a-z0-9]+)+)[,)]/g)
  expect([...named].filter((name) => !declared.has(name))).toEqual([])
})
