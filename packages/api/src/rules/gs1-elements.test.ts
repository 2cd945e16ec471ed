import { expect, test } from 'vitest'
import { toDigitalLink, toElementString } from './gs1-elements.ts'

test.each([
  ['gtin', '9506000134352', '(01)09506000134352', 'https://id.gs1.org/01/09506000134352'],
  ['sgtin', '09506000134352.A/7', '(01)09506000134352(21)A/7', 'https://id.gs1.org/01/09506000134352/21/A%2F7'],
  ['gln', '9506000140001', '(414)9506000140001', 'https://id.gs1.org/414/9506000140001'],
  ['grai', '9506000134352X1', '(8003)09506000134352X1', 'https://id.gs1.org/8003/09506000134352X1'],
  ['custom', 'ESPERANZA', undefined, undefined],
] as const)('a %s is written for symbols and as a link', (type, value, elements, link) => {
  expect([toElementString({ type, value }), toDigitalLink({ type, value })]).toEqual([elements, link])
})
