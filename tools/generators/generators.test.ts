import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodePlop from 'node-plop'
import { expect, test } from 'vitest'
import { addTexts, languages, register } from './registers.ts'

const generate = async (what: string, name: string, contract?: string): Promise<string[]> => {
  const root = mkdtempSync(join(tmpdir(), 'generators-'))
  const plop = await nodePlop(join(import.meta.dirname, 'plopfile.js'), { destBasePath: join(root, 'tools/generators'), force: false })
  const { failures } = await plop.getGenerator(what).runActions({ name, contract })
  expect(failures).toEqual([])
  const files = await Array.fromAsync(glob('packages/**/*.*', { cwd: root }))
  return files.toSorted()
}

test.each([
  ['component', 'StatusChip', ['ui/src/components/StatusChip/StatusChip.stories.tsx', 'ui/src/components/StatusChip/StatusChip.tsx']],
  [
    'field',
    'TextField',
    ['ui/src/field/TextField/TextField.css', 'ui/src/field/TextField/TextField.stories.tsx', 'ui/src/field/TextField/TextField.tsx'],
  ],
  ['screen', 'AssetListScreen', ['ui/src/screens/asset-list/AssetListScreen.stories.tsx', 'ui/src/screens/asset-list/AssetListScreen.tsx']],
  [
    'endpoint',
    'support-profiles',
    [
      'api/src/conformance/support-profiles.ts',
      'api/src/contract/support-profiles.ts',
      'api/src/mocks/handlers/support-profiles.ts',
      'backend/src/features/support-profiles/routes.ts',
    ],
  ],
  [
    'machine',
    'version check',
    [
      'index.ts',
      'version-check.actors.ts',
      'version-check.constants.ts',
      'version-check.machine.ts',
      'version-check.selectors.ts',
      'version-check.test.ts',
    ].map((file) => `state-machines/src/version-check/${file}`),
  ],
  [
    'feature',
    'price-lists',
    [
      'portal/src/features/price-lists/feature.ts',
      'portal/src/features/price-lists/form.tsx',
      'portal/src/features/price-lists/list.tsx',
      'portal/src/features/price-lists/resource.ts',
      ...languages.map((language) => `ui/src/i18n/locales/${language}/price-lists.ts`),
      ...['PriceListForm.stories.tsx', 'PriceListForm.tsx', 'PriceListsScreen.stories.tsx', 'PriceListsScreen.tsx', 'index.ts'].map(
        (name) => `ui/src/screens/price-lists/${name}`,
      ),
    ],
  ],
  ['widget', 'shop', ['embed/src/shop/ShopWidget.tsx', 'embed/src/shop/mount-shop.tsx', 'embed/src/shop/shop-element.ts']],
])('the generator of a %s puts %s where its kind belongs', async (what, name, files) => {
  expect(await generate(what, name, what === 'feature' ? 'webhooks' : undefined)).toEqual(files.map((file) => `packages/${file}`))
})

const ofWebhooks = { icon: 'globe', contract: 'webhooks', uniqueNames: true, canDuplicate: false }

test('a feature is named in every register once', () => {
  const root = mkdtempSync(join(tmpdir(), 'registers-'))
  const repository = join(import.meta.dirname, '../..')
  const registers = [
    ...languages.map((language) => `ui/src/i18n/locales/${language}/names.ts`),
    ...languages.map((language) => `ui/src/i18n/locales/${language}/actions.ts`),
    'portal/src/features/index.ts',
    'ui/src/i18n/english.ts',
    'ui/src/i18n/entity.ts',
    'ui/src/icons/entity-icons.ts',
    'api/src/addresses/index.ts',
    'ui/src/stories/docs/guidance/screens.ts',
    'ui/package.json',
    '../e2e/resources.ts',
    '../docs/architecture.md',
  ].map((file) => join('packages', file))
  for (const file of registers) cpSync(join(repository, file), join(root, file))
  const listLines = (text: string) => text.split('\n').map((line) => line.trim())
  // The map breaks its lines anew.
  const readMap = () => readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const added = () =>
    registers.slice(0, -1).map((file) => {
      const before = listLines(readFileSync(join(repository, file), 'utf8'))
      const after = listLines(readFileSync(join(root, file), 'utf8'))
      return after.length - before.length
    })
  const feature = {
    name: 'sample-lists',
    path: 'settings/sample-lists',
    one: 'Sample list',
    title: 'Sample lists',
    ...ofWebhooks,
  }
  register(root, feature)
  const once = added()
  // Japanese, Korean and Chinese count in one form, Spanish and Portuguese in three. All but English name the English file that they take theirs from.
  const names = languages.map((language) => (language === 'en' ? 2 : 3))
  expect(once).toEqual([...names, 3, 2, 4, 2, 2, 3, 4, 2, 2, 2, 1, 1, 1, 5, 10, 5, 6])
  const map = readMap()
  expect(map).toMatch(/people, sample-lists,\s+styleguide/)
  register(root, feature)
  expect([added(), readMap()]).toEqual([once, map])
})

test('an address that was to come is moved, and texts that were there are kept', () => {
  const root = mkdtempSync(join(tmpdir(), 'coming-'))
  const write = (file: string, text: string) => {
    mkdirSync(join(root, file, '..'), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const read = (file: string) => readFileSync(join(root, file), 'utf8')
  const addresses = 'packages/api/src/addresses/index.ts'
  const coming = "export const coming = {\n  'price-lists': {\n    list: address('/org/:org/catalogue/prices'),\n  },\n}\n"
  write(addresses, `export const addresses = {\n  'guided-tasks': {\n  },\n}\n${coming}`)
  register(root, {
    name: 'price-lists',
    path: 'settings/price-lists',
    one: 'Price list',
    title: 'Price lists',
    ...ofWebhooks,
  })
  expect(read(addresses)).toContain("one: address('/org/:org/catalogue/prices/:id')")
  expect(read(addresses).match(/'price-lists'/g)).toHaveLength(1)

  write('locales/de/price-lists.ts', "export const messages = {\n  title: 'Preislisten',\n}\n")
  const english = "export const messages = {\n  title: 'Price lists',\n  'empty.title': 'No price lists yet',\n}\n"
  write('locales/ja/price-lists.ts', "export { messages } from '../en/price-lists.ts'\n")
  expect(addTexts(join(root, 'locales'), 'price-lists', english)).toEqual([join(root, 'locales/de/price-lists.ts')])
  expect(read('locales/de/price-lists.ts')).toBe(
    "import { messages as awaiting } from '../en/price-lists.ts'\nexport const messages = {\n  title: 'Preislisten',\n  'empty.title': awaiting['empty.title'],\n}\n",
  )
})
