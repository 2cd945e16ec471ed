import { expect, test } from 'vitest'
import { readGs1 } from './gs1.ts'

const gtin = '09506000134352'

test.each([
  [`01${gtin}`, { '01': gtin }],
  [`01${gtin}10LOT-7\u001d21S1`, { '01': gtin, '10': 'LOT-7', '21': 'S1' }],
  [`\u001d01${gtin}1726123110LOT`, { '01': gtin, '17': '261231', '10': 'LOT' }],
  [`]d201${gtin}21S1`, { '01': gtin, '21': 'S1' }],
  ['4149506000134352', { '414': '9506000134352' }],
  [`(01)${gtin}(10)LOT 7`, { '01': gtin, '10': 'LOT 7' }],
  [`https://id.example.org/01/${gtin}/10/LOT%2F7/21/S1?17=261231&utm=x`, { '01': gtin, '10': 'LOT/7', '21': 'S1', '17': '261231' }],
  ['https://example.org/shop/01/9506000134352', { '01': gtin }],
])('%j is read', (text, elements) => {
  expect(readGs1(text)).toEqual(elements)
})

test.each([
  '',
  'hello',
  '9506000134352',
  '010950600013435',
  '01ABC06000134352',
  '(01)1 and more(',
  'https://example.org/about',
  'https://',
])('%j is none', (text) => {
  expect(readGs1(text)).toBeUndefined()
})
