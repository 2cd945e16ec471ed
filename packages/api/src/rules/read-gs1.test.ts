import { expect, test } from 'vitest'
import { readElements } from './read-gs1.ts'

const gtin = '09506000134352'

test.each([
  [`01${gtin}`, { '01': gtin }],
  [`01${gtin}10LOT-7\u001d21S1`, { '01': gtin, '10': 'LOT-7', '21': 'S1' }],
  [`01${gtin}\u001d10LOT-7`, { '01': gtin, '10': 'LOT-7' }],
  [`\u001d01${gtin}1726123110LOT`, { '01': gtin, '17': '261231', '10': 'LOT' }],
  [`01${gtin}3103001750`, { '01': gtin, '3103': '001750' }],
  [`01${gtin}7003261231120010A`, { '01': gtin, '7003': '261231120010A' }],
  [`01${gtin}91own\u001d8008261231`, { '01': gtin, '91': 'own', '8008': '261231' }],
  ['4149506000134352', { '414': '9506000134352' }],
  [`(01)${gtin}(10)LOT 7`, { '01': gtin, '10': 'LOT 7' }],
  [`(01) ${gtin} (10) A(B)`, { '01': gtin, '10': 'A(B)' }],
  [`(01)${gtin}\u001d(10)LOT`, { '01': gtin, '10': 'LOT' }],
])('%j is read', (text, elements) => {
  expect(readElements(text)).toEqual(elements)
})

test.each([
  '',
  'hello',
  '9506000134352',
  '010950600013435',
  '01ABC06000134352',
  // The check digit is another one.
  '0109506000134353',
  '(01)1 and more(',
  '(01)',
  '()',
  // Says two things of one.
  `01${gtin}10A\u001d10B`,
  // A lot of nothing.
  '10LOT-7',
  '2026-11-28',
  `01${gtin}10${'A'.repeat(91)}`,
])('%j is none', (text) => {
  expect(readElements(text)).toBeUndefined()
})
