import { createFormat, createTranslator, loadLanguage } from '@tracemark/ui/i18n'
import { expect, test } from 'vitest'
import { sayReverted, tellStatus } from './say-status.ts'

const words = { t: createTranslator(await loadLanguage('de'), 'de'), format: createFormat('de', () => new Date()) }

test('a change of the status of several units is told with Undo, where it can be undone', () => {
  const undo = () => undefined
  expect([tellStatus(words, 1200, 'Aktiv', undo), tellStatus(words, 2, 'Aktiv', undefined), sayReverted(words, 2)]).toEqual([
    { kind: 'positive', text: '1.200 Einheiten haben jetzt den Status „Aktiv“', action: { label: 'Rückgängig', onSelect: undo } },
    { kind: 'positive', text: '2 Einheiten haben jetzt den Status „Aktiv“' },
    '2 Einheiten haben wieder den vorherigen Status',
  ])
})
