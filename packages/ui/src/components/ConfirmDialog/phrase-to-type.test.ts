import { expect, test } from 'vitest'
import { isPhrase, phraseToType } from './phrase-to-type.ts'

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

test.each([
  ['1000', '1000', true],
  ['1,000', '1000', true],
  ['1000', '1,000', true],
  ['1.000', '1,000', true],
  ['1000', '1’000', true],
  ['100', '1,000', false],
  [' 1.234 567 ', '1234567', true],
  ['10,00', '1000', false],
  ['1,000', '10000', false],
  ['Finca Tres Hermanas de', 'Finca Tres Hermanas de la Montaña', true],
  ['Finca 1,000', 'Finca 1000', false],
])('“%s” is what has to be typed of “%s”: %s', (typed, phrase, expected) => {
  expect(isPhrase(typed, phrase)).toBe(expected)
})
