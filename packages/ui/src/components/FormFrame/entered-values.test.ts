import { NewAssetAttribute } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { describeFields } from './describe-fields.ts'
import { fromControls, toControls } from './entered-values.ts'

const described = describeFields(NewAssetAttribute)

test('a form begins with the defaults of the contract, where nothing else is said', () => {
  const begun = toControls({ label: 'Altitude', value: '1740', order: undefined }, described)
  expect(fromControls(begun)).toEqual({ label: 'Altitude', value: '1740', source: 'manual', isPublic: true, order: 0 })
  expect(toControls({ isPublic: false, order: 3 }, described)).toMatchObject({ isPublic: false, order: 3 })
})

test('an absent text is an empty control, and the other way round', () => {
  const begun = toControls({}, describeFields(NewAssetAttribute))
  expect(begun).toMatchObject({ label: '', value: '' })
  expect(fromControls({ label: '', value: 'x' })).toEqual({ value: 'x' })
})
