import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPassed, readInputs } from './unchanged.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tracemark-inputs-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

test('a change is one of the folders that have it, whether git knows it already or not', () => {
  expect(readInputs(folder)(['api'])).toBeUndefined()
  spawnSync('git', ['init', '--quiet'], { cwd: folder })
  for (const name of ['api', 'apiary', 'ui']) mkdirSync(join(folder, name))
  write('.gitignore', 'dist\n')
  write('api/a.ts', '1')
  write('ui/b.ts', '2')
  const before = readInputs(folder)
  const isChanged = (...folders: string[]) => readInputs(folder)(folders) !== before(folders)
  write('api/dist', 'built')
  expect([isChanged('api'), isChanged('.')]).toEqual([false, false])
  write('apiary/c.ts', '3')
  expect([isChanged('api'), isChanged('ui'), isChanged('.')]).toEqual([false, false, true])
  write('api/a.ts', '1, changed')
  expect([isChanged('api'), isChanged('ui'), isChanged('api', 'ui')]).toEqual([true, false, true])
  rmSync(join(folder, 'ui/b.ts'))
  expect(isChanged('ui')).toBe(true)
})

test('what passed is remembered with its inputs', () => {
  const file = join(folder, 'cache/passed.json')
  expect(openPassed(file).has('stories', 'one')).toBe(false)
  openPassed(file).note('stories', 'one')
  openPassed(file).note('units', 'two')
  const passed = openPassed(file)
  expect([passed.has('stories', 'one'), passed.has('stories', 'two'), passed.has('units', 'two')]).toEqual([true, false, true])
})
