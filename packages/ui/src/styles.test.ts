import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const src = import.meta.dirname

/** A style sheet and all that it brings with it. */
const listSheets = (file: string): string[] => [
  file,
  ...[...readFileSync(join(src, file), 'utf8').matchAll(/@import "(\.[^"]+)"/g)].flatMap(([, path = '']) =>
    listSheets(join(dirname(file), path)),
  ),
]

test('styles.css has every style of the kit', () => {
  // What puts some of these together for a page that shows no more.
  const collections = ['field/public-page.css', 'field/session.css', 'field/task-first.css', 'field/task-more.css']
  const all = globSync('**/*.css', { cwd: src, exclude: ['stories/**'] }).sort()
  expect([...new Set(listSheets('styles.css'))].concat(collections).sort()).toEqual(all)
})
