import { expect, test } from 'vitest'
import { nameInAddress, nameInDisposition } from './stored-name.ts'

test.each([
  ['/files/101/abcdefghijklmnopqrstuvwxyz_-0123', undefined],
  ['https://img.example.com/a/finca%20nueva.jpg?w=200', 'finca nueva.jpg'],
  ['https://img.example.com/50%.jpg', '50%.jpg'],
  ['/demo/finca.webp', 'finca.webp'],
])('the address %s names %s', (url, name) => {
  expect(nameInAddress(url)).toBe(name)
})

test('the server tells the name that a file was uploaded with', () => {
  expect(nameInDisposition(`inline; filename="_.jpg"; filename*=UTF-8''${encodeURIComponent('Café 写真.jpg')}`)).toBe('Café 写真.jpg')
  expect(nameInDisposition('attachment')).toBeUndefined()
  expect(nameInDisposition(null)).toBeUndefined()
})
