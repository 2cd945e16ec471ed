import { expect, test } from 'vitest'
import { checkCategoryCode } from './category-code.ts'

test.each([
  ['gpc', '10000049', undefined],
  ['gpc', 'BAD CODE', 'gpc_invalid'],
  ['gpc', '1000004', 'gpc_invalid'],
  ['unspsc', '50151513', undefined],
  ['unspsc', '5015151314', undefined],
  ['unspsc', '501515131', 'unspsc_invalid'],
  ['hs', '0409', undefined],
  ['hs', '0901.21', undefined],
  ['hs', '0901210000', undefined],
  ['hs', '0901.2', 'hs_invalid'],
  ['custom', 'OG-PACK', undefined],
  [undefined, 'BAD CODE', undefined],
  ['gpc', undefined, undefined],
] as const)('by the standard %s, the code %s is refused as %s', (identificationStandard, identifier, expected) => {
  expect(checkCategoryCode({ identificationStandard, identifier }).map(({ path, code }) => [path, code])).toEqual(
    expected ? [[['identifier'], expected]] : [],
  )
})
