import { expect, test } from 'vitest'
import { ProblemError } from '../problem.ts'
import { parseModestJson } from './read-json.ts'

const TOO_DEEP = 'A body can nest up to 64 lists and objects.'
const NO_JSON = 'The body is not JSON.'

/** What is read, or why it is refused. */
const read = (text: string): unknown => {
  try {
    return parseModestJson(text)
  } catch (error) {
    if (error instanceof ProblemError) return [error.code, error.detail]
    throw error
  }
}
const lists = (depth: number, inner = ''): string => `${'['.repeat(depth)}${inner}${']'.repeat(depth)}`
const objects = (depth: number): string => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`

test('64 lists and objects inside one another are read, 65 are refused', () => {
  const texts = [lists(64), objects(64), lists(32, objects(32))]
  expect(texts.map(read)).toEqual(texts.map((text) => JSON.parse(text)))
  expect([lists(65), objects(65), lists(33, objects(32))].map(read)).toEqual(Array(3).fill(['invalid_content', TOO_DEEP]))
})

test('what stands beside one another counts once', () => {
  const text = `[${Array(100).fill(lists(63)).join(', ')}, ${Array(100).fill(objects(63)).join(', ')}]`
  expect(read(text)).toEqual(JSON.parse(text))
})

test('brackets within names and texts do not count, whatever is escaped before them', () => {
  const open = '[{'.repeat(100)
  for (const value of [{ [open]: open }, [`"${open}`, `\\${open}`, `\\"${open}`, '\\', open, '"'], lists(100)])
    expect(read(JSON.stringify(value))).toEqual(value)
  expect(read(lists(64, `"\\\\\\"${open}\\\\"`))).toEqual(JSON.parse(lists(64, `"\\\\\\"${open}\\\\"`)))
})

test('brackets after a text count, also where it ends with an escaped escape', () => {
  expect([`["\\\\",${lists(64)}]`, `["\\"",${lists(64)}]`, `{"a":"","b":${lists(64)}}`].map(read)).toEqual(
    Array(3).fill(['invalid_content', TOO_DEEP]),
  )
})

test('a text that breaks off is no JSON, unless it is too deep by then', () => {
  const texts = ['[', '['.repeat(64), '{"a":'.repeat(64), `"${'['.repeat(100)}`, `"${'\\'.repeat(99)}`, '"\\', ']'.repeat(100), ' ']
  expect(texts.map(read)).toEqual(texts.map(() => ['invalid_content', NO_JSON]))
  expect(['['.repeat(65), '{"a":'.repeat(65)].map(read)).toEqual(Array(2).fill(['invalid_content', TOO_DEEP]))
})

test('each text that can not be taken is told by its place, in the order of the body', () => {
  let refused: unknown
  try {
    parseModestJson('{"a":["x","\\u0000",{"b":"\\ud800"}],"c":"\\ufeff"}')
  } catch (error) {
    refused = error instanceof ProblemError && error.fields?.map(({ path }) => path)
  }
  expect(refused).toEqual([['a', 1], ['a', 2, 'b'], ['c']])
})

test('more values than any call takes are refused before they are parsed; commas within texts do not count', () => {
  const zeros = (count: number) => `[${Array(count).fill(0).join(',')}]`
  expect(read(zeros(65_537))).toHaveLength(65_537)
  expect(read(zeros(65_538))).toEqual(['invalid_content', 'A body can hold up to 65536 values.'])
  expect(read(`"${','.repeat(100_000)}"`)).toBe(','.repeat(100_000))
})
