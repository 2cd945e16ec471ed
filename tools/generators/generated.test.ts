import { spawnSync } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import nodePlop from 'node-plop'
import { expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')
const packages = ['api', 'state-machines', 'ui', 'embed', 'portal']

/** The repository without what was built or installed; packages find each other's copies, and what is installed in the original. */
const copyRepository = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'generated-'))
  const copy = (path: string) =>
    cpSync(join(repository, path), join(root, path), {
      recursive: true,
      filter: (source) => !/^(node_modules|dist|pictures)$/.test(source.slice(source.lastIndexOf('/') + 1)),
    })
  for (const file of ['.gitignore', 'tsconfig.base.json', 'biome.json', 'package.json', '.storybook', 'e2e/resources.ts']) copy(file)
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  for (const name of packages) {
    copy(`packages/${name}`)
    const installed = join(repository, 'packages', name, 'node_modules')
    const modules = join(root, 'packages', name, 'node_modules')
    mkdirSync(join(modules, '@tracemark'), { recursive: true })
    for (const entry of readdirSync(installed).filter((entry) => entry !== '@tracemark' && entry !== '.bin'))
      symlinkSync(join(installed, entry), join(modules, entry))
    for (const other of packages) symlinkSync(join(root, 'packages', other), join(modules, '@tracemark', other))
  }
  return root
}

test('a generated feature compiles and is formatted as it is, also where its contract has another name', { timeout: 300_000 }, async () => {
  const root = copyRepository()
  const plop = await nodePlop(join(import.meta.dirname, 'plopfile.js'), { destBasePath: join(root, 'tools/generators'), force: false })
  const generated = ['collections', 'price-lists']
  for (const [name, contract] of [
    ['collections', undefined],
    ['price-lists', 'webhooks'],
  ] as const)
    expect((await plop.getGenerator('feature').runActions({ name, contract })).failures).toEqual([])

  const files = generated.flatMap((name) => globSync(`packages/{portal/src/features,ui/src/screens}/${name}/*`, { cwd: root })).toSorted()
  expect(files).toHaveLength(18)
  const icons = files.flatMap((file) => /icon: '(.*)'/.exec(readFileSync(join(root, file), 'utf8'))?.[1] ?? [])
  expect(new Set(icons).size).toBe(generated.length)

  writeFileSync(
    join(root, 'packages/portal/tsconfig.generated.json'),
    JSON.stringify({ extends: './tsconfig.json', files: files.map((file) => relative('packages/portal', file)), include: ['src/*.d.ts'] }),
  )
  const run = (command: string, ...args: string[]) => {
    const { stdout, stderr } = spawnSync(join(repository, 'node_modules/.bin', command), args, { cwd: root, encoding: 'utf8' })
    return `${stdout}${stderr}`
  }
  expect(run('tsc', '--noEmit', '--project', 'packages/portal/tsconfig.generated.json')).toBe('')
  expect(run('biome', 'check', '--error-on-warnings', ...files, 'e2e/resources.ts')).toContain('No fixes applied.')
})
