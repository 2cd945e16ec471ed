import { expect, test } from 'vitest'
import { findLineChanges, type Line, newLine, withDefault, withDisabled, withLine, without } from './lines.ts'

const line = (key: string, more: Partial<Line> = {}): Line => ({ ...newLine(false), key, name: key, ...more })
const chain = [line('a', { isDefault: true }), line('b'), line('c')]
const keys = (lines: readonly Line[]) => lines.map(({ key, isDefault }) => (isDefault ? `${key}*` : key)).join(' ')

test('one is the default, and no other', () => {
  expect(keys(withDefault(chain, 'b'))).toBe('a b* c')
  expect(keys(without(chain, 'a'))).toBe('b* c')
  expect(keys(without(chain, 'c'))).toBe('a* b')
  expect(without([line('a', { isDefault: true })], 'a')).toEqual([])
})

test('a line is put where it belongs, a new one too', () => {
  expect(keys(withLine(chain, line('c', { isDefault: true }), 1))).toBe('c* a b')
  expect(keys(withLine(chain, line('d'), 2))).toBe('a* d b c')
  expect(keys(withLine(chain, line('d'), 99))).toBe('a* b c d')
  expect(keys(withLine(chain, line('b'), 0))).toBe('b a* c')
})

test('what was taken out is put back where it was, disabled, and stays as it is otherwise', () => {
  const disabled = { enabled: false }
  expect(withDisabled(without(chain, 'b'), chain)).toEqual(chain.with(1, line('b', disabled)))
  expect(withDisabled(without(chain, 'a'), chain)).toEqual([line('a', disabled), line('b', { isDefault: true }), line('c')])
  expect(keys(withDisabled([], chain))).toBe('a* b c')
  expect(withDisabled(chain, chain)).toBe(chain)
})

test('says what is changed, by name', () => {
  const none = { order: false, isDefault: false, names: [] }
  expect(findLineChanges(chain, [...chain])).toEqual(none)
  expect(findLineChanges(chain, withDefault(chain, 'c'))).toEqual({ ...none, isDefault: true })
  expect(findLineChanges(chain, withLine(chain, line('c'), 1))).toEqual({ ...none, order: true })
  expect(findLineChanges(chain, [...without(chain, 'b'), line('d')])).toEqual({ ...none, names: ['d', 'b'] })
  expect(findLineChanges(chain, withLine(chain, line('b', { enabled: false, gln: undefined }), 2))).toEqual({ ...none, names: ['b'] })
})
