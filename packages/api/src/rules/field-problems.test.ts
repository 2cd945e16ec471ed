import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { contract, type Endpoint, getInput } from '../contract/index.ts'
import { EmailAddress, FileUrl, Link, NewSupportProfile, NewVariant, Timestamp, VariantAttribute } from '../schemas/index.ts'
import { listFieldProblems } from './field-problems.ts'
import { toAnswerReason, toAttributeReason } from './field-reasons.ts'

const findProblems = (schema: z.ZodMiniType, value: unknown) => {
  const { error } = z.safeParse(schema, value)
  return error ? listFieldProblems(error, value).map(({ path, code, params }) => [path.join('.'), code, ...(params ? [params] : [])]) : []
}

const text = z.string().check(z.minLength(3), z.maxLength(5))
const kinds = z.discriminatedUnion('kind', [z.object({ kind: z.literal('a'), name: text }), z.object({ kind: z.literal('b') })])

test.each<[string, z.ZodMiniType, unknown, unknown[]]>([
  ['text that is missing', text, undefined, ['required']],
  ['text that is null', text, null, ['required']],
  ['text that is empty', text, '', ['required']],
  ['text of blanks', z.string().check(z.trim(), z.minLength(1)), '  ', ['required']],
  ['text that is short', text, 'ab', ['too_short', { minimum: 3 }]],
  ['text that is long', text, 'abcdef', ['too_long', { maximum: 5 }]],
  ['text that is a number', text, 7, ['wrong_type']],
  ['a list with too little', z.array(text).check(z.minLength(1)), [], ['too_few', { minimum: 1 }]],
  ['a list with too much', z.array(text).check(z.maxLength(1)), ['abc', 'abc'], ['too_many', { maximum: 1 }]],
  ['a number that is none', z.number(), Number.NaN, ['not_a_number']],
  ['a number that is text', z.int(), 'x', ['not_a_number']],
  ['a part of a whole', z.int(), 1.5, ['not_whole']],
  ['a number that is small', z.number().check(z.gte(1)), 0, ['too_small', { minimum: 1 }]],
  ['a number that is big', z.number().check(z.lte(9)), 10, ['too_big', { maximum: 9 }]],
  ['a quantity of nothing', z.number().check(z.gt(0)), 0, ['not_above', { minimum: 0 }]],
  ['a share of all', z.number().check(z.lt(1)), 1, ['not_below', { maximum: 1 }]],
  ['a choice of another', z.enum(['a', 'b']), 'c', ['not_one_of']],
  ['a choice of none', z.enum(['a', 'b']), '', ['required']],
  ['an email address', EmailAddress, 'anna', ['email_invalid']],
  ['a link', Link, 'tea', ['link_invalid']],
  ['a link with a password', Link, 'https://a:b@c.example', ['link_invalid']],
  ['a file', FileUrl, 'tea', ['file_invalid']],
  ['an instant', Timestamp, 'today', ['date_invalid']],
  ['an instant of another age', Timestamp, '1066-10-14T09:00:00Z', ['date_invalid']],
  ['no form of several', z.union([z.string(), z.number()]), true, ['wrong_type']],
  ['a rule without a code', z.string().check(z.refine(() => false)), 'a', ['other']],
])('%s', (_, schema, value, expected) => {
  expect(findProblems(z.object({ field: schema }), { field: value })).toEqual([['field', ...expected]])
})

test('the forms of text that the contract names', () => {
  const profile = { name: 'Help', phone: 'call me', email: 'a' }
  expect(findProblems(NewSupportProfile, profile)).toEqual([
    ['phone', 'phone_invalid'],
    ['email', 'email_invalid'],
  ])
  expect(findProblems(NewVariant, { thingId: crypto.randomUUID(), variantId: 'x', name: 'April' })).toEqual([
    ['variantId', 'variant_id_invalid'],
  ])
  expect(findProblems(z.strictObject({}), { more: 1 })).toEqual([['more', 'unknown_field']])
  expect(findProblems(VariantAttribute, { key: 'Weight', type: 'number', value: 'much' })).toEqual([['value', 'wrong_type']])
})

test('a form of several says what is wrong with the one that nearly fits', () => {
  const several = z.object({ field: z.union([z.object({ a: text }), z.null()]) })
  expect(findProblems(several, { field: { a: 'ab' } })).toEqual([['field.a', 'too_short', { minimum: 3 }]])
})

test('a field is told once, and a discriminator where it stands', () => {
  expect(findProblems(z.object({ of: kinds }), { of: { kind: 'c' } })).toEqual([['of.kind', 'not_one_of']])
  expect(findProblems(z.object({ of: kinds }), { of: {} })).toEqual([['of.kind', 'required']])
  const twice = z.string().check(z.minLength(3), z.email())
  expect(findProblems(z.object({ list: z.array(twice) }), { list: ['a'] })).toEqual([['list.0', 'too_short', { minimum: 3 }]])
})

describe('other rules say it in the same codes', () => {
  test('of an answer', () => {
    expect(toAnswerReason({ widgetId: 'a', reason: 'too_large', min: 1, max: 9 })).toEqual({
      code: 'too_big',
      params: { minimum: 1, maximum: 9 },
    })
    expect(toAnswerReason({ widgetId: 'a', reason: 'not_a_place' })).toEqual({ code: 'place_invalid' })
  })

  test('of an attribute', () => {
    const weight = { id: 'weight', type: 'number', minimum: 0, decimals: 2, example: '1' } as const
    expect(toAttributeReason(weight, 'too_many_decimals')).toEqual({ code: 'too_many_decimals', params: { maximum: 2 } })
    expect(toAttributeReason(weight, 'wrong_unit')).toEqual({ code: 'not_one_of' })
  })
})

/** Something that is wrong at every field of a schema. */
const wrongs = [undefined, null, true, -1.5, 1e300, '', 'wrong', 'x'.repeat(5000), [], {}, [{}]]
const endpoints = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
)

test('whatever is wrong with a field of the contract has a code that says more than that it is wrong', () => {
  const vague = endpoints.flatMap(([name, endpoint]) => {
    const { body } = getInput(endpoint)
    const names = body instanceof z.ZodMiniObject ? Object.keys(body.def.shape) : []
    return wrongs.flatMap((wrong) =>
      body
        ? findProblems(body, Object.fromEntries(names.map((field) => [field, wrong]))).flatMap(([path, code]) =>
            code === 'other' ? [`${name}: ${path}`] : [],
          )
        : [],
    )
  })
  expect([...new Set(vague)]).toEqual([])
})
