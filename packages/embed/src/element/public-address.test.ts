import { expect, test } from 'vitest'
import { readPublicAddress } from './public-address.ts'

const address = { organization: 'sierra-alta', thing: 'la-esperanza' }

test.each([
  [null, 'sierra-alta/la-esperanza', address],
  ['sierra-alta', 'la-esperanza', address],
  [null, 'https://trace.example/p/sierra-alta/la-esperanza', address],
  [null, 'https://trace.example/p/sierra-alta/la-esperanza?item=7#journey', address],
  ['sierra-alta', null, { organization: 'sierra-alta', thing: '' }],
  [null, null, { organization: '', thing: '' }],
])('organization %s and thing %s name an asset', (organization, thing, named) => {
  expect(readPublicAddress({ organization, thing })).toEqual(named)
})
