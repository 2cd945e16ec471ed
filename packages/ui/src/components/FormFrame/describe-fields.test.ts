import { NewCategory, NewDocument, NewValueChain, NewVcodeGroup, ValueChainChange } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { describeFields } from './describe-fields.ts'

test('fields are required, limited and begun as the contract says', () => {
  expect(describeFields(NewCategory)).toEqual({
    name: { required: true, isText: true, minLength: 1, maxLength: 200 },
    description: { required: false, isText: true, maxLength: 10_000 },
    image: { required: false, isText: true, minLength: 1, maxLength: 2_048 },
    identificationStandard: { required: false, isText: true },
    identifier: { required: false, isText: true, minLength: 1, maxLength: 64 },
    defaultTemplateId: { required: false, isText: true },
  })
  expect(describeFields(NewDocument).isPublic).toEqual({ required: false, isText: false, initial: false })
})

test('a schema with a rule over several fields is read as well', () => {
  expect(describeFields(NewValueChain).description).toEqual({ required: false, isText: true, maxLength: 10_000 })
})

test('the least of whole numbers above 0 is 1', () => {
  expect(describeFields(NewVcodeGroup).size).toEqual({ required: true, isText: false, min: 1, max: 1_000_000 })
})

test('a change says what it may take away', () => {
  const { description, link } = describeFields(ValueChainChange)
  expect([description?.nullable, link?.nullable]).toEqual([undefined, true])
})
