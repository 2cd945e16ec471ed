import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
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
  const files = [
    '.gitignore',
    'tsconfig.base.json',
    'biome.json',
    'package.json',
    'vitest.config.ts',
    '.storybook',
    'docs',
    'tools',
    'e2e/resources.ts',
  ]
  for (const file of files) copy(file)
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'))
  mkdirSync(join(root, 'packages'))
  // A new feature changes nothing of it, and tests of texts read it.
  symlinkSync(join(repository, 'packages/backend'), join(root, 'packages/backend'))
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

/** Tests that read all features, texts, addresses or stories: what is new has to hold them as it is generated. */
const tests = [
  'packages/api/src/addresses/addresses.test.ts',
  'packages/portal/src/boot/router.test.ts',
  'packages/portal/src/features/texts.test.ts',
  'packages/portal/src/organization/menu.test.ts',
  'packages/ui/src/i18n/messages.test.ts',
  'packages/ui/src/i18n/raised-texts.test.ts',
  'packages/ui/src/stories/docs/guidance/guidance.test.ts',
  'tools/map.test.ts',
]

test('a generated feature compiles and passes as it is, also where its contract has another name', { timeout: 300_000 }, async () => {
  const root = copyRepository()
  const plop = await nodePlop(join(import.meta.dirname, 'plopfile.js'), { destBasePath: join(root, 'tools/generators'), force: false })
  const isNew = (name: string) => !existsSync(join(root, 'packages/portal/src/features', name))
  // One that is called as its calls are, one that is not, and one that can be duplicated.
  const kinds = [
    { name: ['collections', 'teams', 'webhooks'].find(isNew) ?? '' },
    { name: 'sample-lists', contract: 'webhooks' },
    { name: 'sample-blocks', contract: 'components' },
  ]
  const generated = kinds.map(({ name }) => name)
  for (const kind of kinds) expect((await plop.getGenerator('feature').runActions(kind)).failures).toEqual([])

  const files = generated.flatMap((name) => globSync(`packages/{portal/src/features,ui/src/screens}/${name}/*`, { cwd: root })).toSorted()
  expect(files).toHaveLength(27)
  const drawn = readFileSync(join(root, 'packages/ui/src/icons/entity-icons.ts'), 'utf8')
  const icons = generated.flatMap((name) => new RegExp(`^ {2}'?${name}'?: '(.*)',$`, 'm').exec(drawn)?.[1] ?? [])
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
  const projects = ['api', 'portal', 'tools', 'ui'].flatMap((name) => ['--project', name])
  expect(run('vitest', 'run', '--no-color', ...projects, ...tests)).toContain(`Test Files  ${tests.length} passed (${tests.length})`)
})
