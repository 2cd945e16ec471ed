import { expect, test } from 'vitest'
import { createFormat } from '../../../i18n/format.ts'
import { loadLanguage } from '../../../i18n/load-language.ts'
import { createTranslator } from '../../../i18n/translator.ts'
import { interactions } from '../../../stories/fixtures.ts'
import { createCoordinateWriter } from '../map/create-coordinate-writer.ts'
import { createColumns } from './columns.tsx'

test('the place of an interaction is its name, else its coordinates', async () => {
  const t = createTranslator(await loadLanguage('en'), 'en')
  const format = createFormat('en', () => new Date(0))
  const columns = createColumns(t, format, createCoordinateWriter(t, format))
  const place = columns.find(({ field }) => field === 'place')
  const [named] = interactions
  if (!named) throw new Error('There is no interaction.')
  const point = { type: 'Point' as const, coordinates: [-75.7036, 4.3336] as [number, number] }
  const { reportedLocation: _, recordLocation: __, ...nowhere } = named
  expect(
    [named, { ...nowhere, reportedLocation: { point } }, { ...nowhere, recordLocation: { point } }, nowhere].map((row) => place?.text(row)),
  ).toEqual(['Pijao, Quindío', '4.3336°\u00a0N, 75.7036°\u00a0W', '4.3336°\u00a0N, 75.7036°\u00a0W', ''])
})
