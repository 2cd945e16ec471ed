import { expect, test } from 'vitest'
import { afterSignIn } from './after-sign-in.ts'

const here = '/org/sierra-alta/variants?page=2#row'

test.each<[stored: string | undefined, addressed: string | undefined, path: string]>([
  [undefined, undefined, '/'],
  [undefined, '', '/'],
  ['/', '', '/'],
  [here, '', here],
  [here, 'org/cooperativa-del-valle', here],
  ['/', 'org/sierra-alta/variants', '/org/sierra-alta/variants'],
  [undefined, 'profile/invitations', '/profile/invitations'],
])('stored %j, addressed %j: sign-in ends at %s', (stored, addressed, path) => {
  expect(afterSignIn(stored, addressed)).toBe(path)
})

test.each([
  'https://evil.example',
  'https:/evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/evil.example',
  '//evil.example',
  '\\evil.example',
  './/evil.example',
  'loggedin',
  'loggedin/org/sierra-alta',
])('%s is no page of this site to return to, whether it is stored or addressed', (path) => {
  expect([afterSignIn(undefined, path), afterSignIn(`/${path}`)]).toEqual(['/', '/'])
})
