import { expect, test } from 'vitest'
import { openStorage } from './device-storage.ts'

test('forbidden storage is replaced by one that lives as long as the page', () => {
  const storage = openStorage(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  storage.setItem('name', 'value')
  expect(storage.getItem('name')).toBe('value')
  storage.removeItem('name')
  expect(storage.getItem('name')).toBe(null)
})
