import { expect, test } from 'vitest'
import { expressionsIn, findFault, patternsIn } from './regular-expressions.ts'

const source = `
const one = /a+/g
const two = new RegExp('b+', 'i')
const three = RegExp(String.raw\`\\d\`)
const four = z.string().check(z.regex(z.regexes.hex))
const five = { pattern: '[A-Z]{2}' }
const six = new RegExp(name)
const seven = new RegExp('c', flags)
const eight = new RegExp(\`\${name}+\`)
`

test('every expression of a module is found with its line, and those that cannot be read too', () => {
  expect(expressionsIn('a.ts', source)).toEqual({
    expressions: [
      { source: 'a+', flags: 'g', place: 'a.ts:2' },
      { source: 'b+', flags: 'i', place: 'a.ts:3' },
      { source: String.raw`\d`, flags: '', place: 'a.ts:4' },
      { source: '^[0-9a-fA-F]*$', flags: '', place: 'a.ts:5' },
      { source: '^(?:[A-Z]{2})$', flags: 'u', place: 'a.ts:6' },
    ],
    unreadable: ['a.ts:7', 'a.ts:8', 'a.ts:9'],
  })
})

test('the patterns of a JSON Schema are found wherever they stand', () => {
  const schema = { properties: { code: { type: 'string', pattern: '^a+$' }, pattern: { type: 'string' } } }
  expect(patternsIn(schema, 'Schema')).toEqual([{ source: '^a+$', flags: 'u', place: 'Schema/properties/code' }])
})

test.each([
  ['^(?:a+)+$', /^exponential, as with /],
  [String.raw`^\s*(?:<!--[\s\S]*?-->\s*)*<\w`, /^exponential, as with /],
  ['/+$', /^2nd degree polynomial, as with /],
  ['(', /^it can not be judged \(invalid\)$/],
])('%s is refused', async (expression, fault) => {
  expect(await findFault({ source: expression, flags: '' })).toMatch(fault)
})

test('what takes linear time is taken', async () => {
  expect(await findFault({ source: String.raw`^\d+(?:\.\d+)?$`, flags: '' })).toBeUndefined()
})
