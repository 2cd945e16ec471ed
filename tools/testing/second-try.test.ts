import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { root } from '../run.ts'
import { withSecondTry } from './result.ts'
import { runPlaywright, runVitest } from './runners.ts'

let folder: string

/** A test of either runner that fails when it runs for the first time. */
const failsAtFirst = (name: string) => `
  test('${name}', () => {
    const mark = new URL('${name}.mark', import.meta.url)
    const isSecond = existsSync(mark)
    writeFileSync(mark, '')
    expect(isSecond).toBe(true)
  })`

const write = (file: string, runner: string, text: string) => {
  const path = join(folder, file)
  writeFileSync(path, `import { existsSync, writeFileSync } from 'node:fs'\nimport { expect, test } from '${runner}'\n${text}\n`)
  return relative(root, path)
}

beforeAll(() => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  // Within the workspace, where the runners are found.
  folder = mkdtempSync(join(root, 'node_modules/.cache/second-try-'))
})

afterAll(() => rmSync(folder, { recursive: true }))

test('Vitest runs the files that failed once more', async () => {
  write('good.check.ts', 'vitest', `test('good', () => expect(1).toBe(1))`)
  const shaky = write('shaky.check.ts', 'vitest', `test('calm', () => {})\n${failsAtFirst('shaky')}`)
  const bad = write('bad.check.ts', 'vitest', `test('bad', () => expect(1).toBe(2))`)
  const broken = write('broken.check.ts', 'vitest', `throw new Error('not loaded')`)
  const config = join(folder, 'vitest.config.js')
  writeFileSync(config, `export default { root: import.meta.dirname, test: { include: ['*.check.ts'] } }`)
  const runs: (readonly string[])[] = []
  const runSuite = (files: readonly string[] = []) => {
    runs.push(files.map((file) => relative(root, file)).sort())
    return runVitest(['--config', config, '--root', folder, ...files], { output: 'hide' })
  }
  const result = await withSecondTry(await runSuite(), runSuite)
  expect(runs).toEqual([[], [bad, broken, shaky]])
  expect({ ...result, failures: [...result.failures].sort((one, other) => one.test.localeCompare(other.test)) }).toEqual({
    passed: 3,
    failures: [
      { test: 'bad.check.ts › bad', reason: 'expected 1 to be 2 // Object.is equality', file: join(root, bad) },
      { test: 'broken.check.ts', reason: 'not loaded', file: join(root, broken) },
    ],
    unstable: ['shaky.check.ts › shaky'],
  })
})

test('Playwright runs the tests that failed once more', async () => {
  const slow = write('slow.spec.js', '@playwright/test', `test.describe('journey', () => {${failsAtFirst('slow')}\n})`)
  const bad = write('bad.spec.js', '@playwright/test', `test('bad', () => expect(1).toBe(2))\ntest('good', () => {})`)
  const config = join(folder, 'playwright.config.js')
  writeFileSync(config, `export default { testDir: '.', testMatch: '*.spec.js', outputDir: 'out', reporter: [['json']], workers: 1 }`)
  const runSuite = (...args: readonly string[]) => runPlaywright(['--config', config, ...args], { output: 'hide' })
  const result = await withSecondTry(await runSuite(), () => runSuite('--last-failed'))
  expect(result).toEqual({
    passed: 2,
    failures: [{ test: `${bad} › bad`, reason: 'Error: expect(received).toBe(expected) // Object.is equality', file: 'bad.spec.js' }],
    unstable: [`${slow} › journey › slow`],
  })
})
