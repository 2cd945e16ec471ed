import { expect, test } from 'vitest'
import { ADDRESS_MAX, isFileAddress, isLink } from './address.ts'

const links = [
  'https://sierra-alta.example',
  'HTTP://sierra-alta.example:8080/a?b=c#d',
  'https://münchen.example/ä',
  'http://[::1]/',
  'https://a.example/@b?c@d',
  `https://a.example/${'x'.repeat(ADDRESS_MAX - 18)}`,
]
const paths = ['/files/101/key', '/demo/thing-esperanza.svg', '/']
const others = [
  '',
  'javascript:alert(1)',
  ' javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'java\nscript:alert(1)',
  'vbscript:x',
  'data:text/html,<script>alert(1)</script>',
  'blob:https://a.example/x',
  'file:///etc/passwd',
  'ftp://a.example/x',
  'mailto:a@a.example',
  'https:a.example',
  'https:/a.example',
  'https:\\\\a.example',
  'https://',
  'https://a:b@c.example',
  'https://a@c.example',
  'https:///a:b@c.example',
  'https://\\a:b@c.example',
  'https://a.example/\u0000',
  'https://a.example/\n',
  'htt\tps://a.example',
  '//a.example/x',
  '/\\a.example/x',
  '/\t/a.example/x',
  'files/a.jpg',
  'a.example',
  `https://a.example/${'x'.repeat(ADDRESS_MAX - 17)}`,
]

test('a link leads to the web, a file lies there or on the server itself', () => {
  const all = [...links, ...paths, ...others]
  expect(all.filter(isLink)).toEqual(links)
  expect(all.filter(isFileAddress)).toEqual([...links, ...paths])
})
