import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { listOf } from './common.ts'
import { AssetQuery, OwnAttributeQuery, readFilters, VariantQuery } from './index.ts'

const describe = (query: z.ZodMiniType) => Object.entries(readFilters(query)).map(([name, { type, values }]) => [name, type, ...values])

test('the filters of a list are what its query takes beside page, order and search', () => {
  expect(describe(OwnAttributeQuery)).toEqual([
    ['type', 'choice', 'string', 'number', 'boolean', 'date'],
    ['isRequired', 'boolean', true, false],
  ])
  expect(describe(AssetQuery)).toEqual([
    ['status', 'choice', 0, 1],
    ['categoryId', 'search-choice'],
    ['valueChainId', 'search-choice'],
    ['templateId', 'search-choice'],
    ['taskId', 'search-choice'],
    ['hidden', 'boolean', true, false],
    ['created', 'date-range'],
  ])
  expect(describe(VariantQuery)).toEqual([
    ['thingId', 'search-choice'],
    ['status', 'choices', 'draft', 'pending', 'active', 'suspended', 'archived'],
  ])
})

test('a text is a choice of what others know, and a number is none, but several are', () => {
  expect(describe(z.object({ lookup: z.optional(z.string()), from: z.optional(z.int()), ids: z.optional(listOf(z.int())) }))).toEqual([
    ['lookup', 'choice'],
    ['ids', 'choices'],
  ])
  expect(readFilters(undefined)).toEqual({})
})
