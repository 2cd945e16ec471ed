import { languages, Permission } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { createFormat } from '../../i18n/format.ts'
import { createTranslator, loadLanguage } from '../../i18n/index.ts'
import { permissionLines } from './permission-words.ts'

const linesIn = async (language: (typeof languages)[number], permissions: readonly Permission[]) =>
  permissionLines(
    createTranslator(await loadLanguage(language), language),
    createFormat(language, () => new Date(0)),
    permissions,
  )

test('what is missing is grouped by what it is of', async () => {
  const missing = ['things:read', 'batches:list', 'batches:read', 'portal:access'] as const
  expect(await linesIn('en', missing)).toEqual(['Assets: view', 'Variants: view', 'Portal: open'])
  expect(await linesIn('en-x-farm', missing)).toEqual(['Grower Groups: view', 'Villages: view', 'Portal: open'])
  expect(await linesIn('de', missing)).toEqual(['Produkte ansehen', 'Chargen ansehen', 'Portal öffnen'])
})

test.each(languages)('no permission is shown by its code in %s', async (language) => {
  const lines = await linesIn(language, Permission.options)
  expect(lines).toHaveLength(18)
  expect(lines.filter((line) => /[a-z]_|:[a-z]/.test(line))).toEqual([])
})
