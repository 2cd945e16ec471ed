import { mkdtempSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import nodePlop from 'node-plop'
import { expect, test } from 'vitest'

const generate = async (what: string, name: string): Promise<string[]> => {
  const root = mkdtempSync(join(tmpdir(), 'generators-'))
  const plop = await nodePlop(join(import.meta.dirname, 'plopfile.js'), { destBasePath: join(root, 'tools/generators'), force: false })
  const { failures } = await plop.getGenerator(what).runActions({ name })
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
  [
    'screen',
    'AssetListScreen',
    ['ui/src/screens/AssetListScreen/AssetListScreen.stories.tsx', 'ui/src/screens/AssetListScreen/AssetListScreen.tsx'],
  ],
  [
    'endpoint',
    'support-profiles',
    [
      'api/src/conformance/support-profiles.ts',
      'api/src/contract/support-profiles.ts',
      'api/src/mocks/handlers/support-profiles.ts',
      'backend/src/routes/support-profiles.ts',
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
  ['widget', 'shop', ['embed/src/shop/ShopWidget.tsx', 'embed/src/shop/mount-shop.tsx', 'embed/src/shop/shop-element.ts']],
])('the generator of a %s puts %s where its kind belongs', async (what, name, files) => {
  expect(await generate(what, name)).toEqual(files.map((file) => `packages/${file}`))
})
