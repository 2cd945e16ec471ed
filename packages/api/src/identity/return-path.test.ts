import { expect, test } from 'vitest'
import { readReturnPath } from './return-path.ts'

test.each(['/', '/org/sierra-alta/interactions?page=2#row', '/task/abc', '/a//b', '/%2F%2Fevil.test'])(
  '%s is a path of this site',
  (path) => {
    expect(readReturnPath(path)).toBe(path)
  },
)

test('a path is returned as the address bar would show it', () => {
  expect(readReturnPath('/org/../org/Größe ')).toBe('/org/Gr%C3%B6%C3%9Fe')
})

test.each([
  undefined,
  '',
  'org/x',
  '//evil.test',
  '/\\evil.test',
  '\\\\evil.test',
  '/..//evil.test',
  '/.//evil.test',
  'https://evil.test/',
  'javascript:alert(1)',
  '/\t/evil.test',
  '/\n/evil.test',
  ' /org',
  '/org\u0000',
  '/org\u2028',
  '/org\\..\\evil',
])('%j leads elsewhere', (path) => {
  expect(readReturnPath(path)).toBeUndefined()
})
