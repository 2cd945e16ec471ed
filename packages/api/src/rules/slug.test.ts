import fc from 'fast-check'
import { expect, test } from 'vitest'
import { Slug } from '../schemas/index.ts'
import { toSlug } from './slug.ts'

test.each([
  ['Sierra Alta', 'sierra-alta'],
  ['Weingut Große Lay & Söhne', 'weingut-grosse-lay-sohne'],
  ["Farmers' Union No. 7", 'farmers-union-no-7'],
  ['  —  ', undefined],
  ['農協', undefined],
  [`${'a'.repeat(55)} b`, 'a'.repeat(55)],
])('%s is %s', (name, slug) => {
  expect(toSlug(name)).toBe(slug)
})

test('whatever the name, it is a slug or nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      const slug = toSlug(name)
      expect(slug === undefined || Slug.safeParse(slug).success).toBe(true)
    }),
  )
})
