import { expect, test } from 'vitest'
import { phraseToType } from './phrase-to-type.ts'

test.each([
  ['Finca La Esperanza', 'Finca La Esperanza'],
  ['  Riesling ', 'Riesling'],
  ['Finca Tres Hermanas de la Montaña de Nuestra Señora de la Candelaria', 'Finca Tres Hermanas de'],
  ['Hof, Mühle & Keller – Gemeinschaft der Winzer', 'Hof, Mühle & Keller'],
  ['(Bio) Riesling Spätlese trocken 2025', '(Bio) Riesling Spätlese'],
  ['サンタマリア農園の水洗式コーヒー豆ゲイシャ種特別ロット二〇二六年', 'サンタマリア農園の水洗式コーヒー豆ゲイシャ種特別'],
  ['Donaudampfschifffahrtsgesellschaft', 'Donaudampfschifffahrtsge'],
  ['👩‍🌾'.repeat(9), '👩‍🌾'.repeat(4)],
])('of “%s” one types “%s”', (name, phrase) => {
  expect(phraseToType(name)).toBe(phrase)
})
