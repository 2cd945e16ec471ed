import { expect, test } from 'vitest'
import { getPublicPagePath } from './public-page.ts'

test('a public page has one address, and tells which unit is asked for', () => {
  expect([
    getPublicPagePath('sierra-alta', 'finca-la-esperanza'),
    getPublicPagePath('sierra-alta', 'finca-la-esperanza', { unit: 'SA-0004' }),
    getPublicPagePath('sierra-alta', 'finca-la-esperanza', { item: 'Lot 7 & 8' }),
  ]).toEqual([
    '/p/sierra-alta/finca-la-esperanza',
    '/p/sierra-alta/finca-la-esperanza?unit=SA-0004',
    '/p/sierra-alta/finca-la-esperanza?item=Lot%207%20%26%208',
  ])
})
