import { expect, test } from 'vitest'
import { chooseUnits } from './choose-units.ts'

test('labels that are opened with no units are those of the asset, by number', () => {
  expect([
    chooseUnits({ org: 'sierra', thingId: 'caturra', search: '?search=bag' }),
    chooseUnits({ org: 'sierra', thingId: undefined, search: '?search=bag' }),
  ]).toEqual(['/org/sierra/things/caturra/discovery/labels', '/org/sierra/products/units?search=bag'])
})
