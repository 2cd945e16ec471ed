import { expect, test } from 'vitest'
import { listUnread, noteRead } from './read-notifications.ts'

const storage = () => {
  const kept = new Map<string, string>()
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) }
}

const ids = ['0198c5a0-0003', '0198c5a0-0002', '0198c5a0-0001']

test('what was read stays read, what comes later is new, each organization and person by itself', () => {
  const device = storage()
  expect([...listUnread(device, 'luisa', 101, ids)]).toEqual(ids)
  noteRead(device, 'luisa', 101, ids.slice(1))
  expect([...listUnread(device, 'luisa', 101, ids)]).toEqual(['0198c5a0-0003'])
  expect([listUnread(device, 'luisa', 102, ids).size, listUnread(device, 'tom', 101, ids).size]).toEqual([3, 3])
  noteRead(device, 'luisa', 101, [])
  noteRead(device, 'luisa', 101, ids)
  expect(listUnread(device, 'luisa', 101, ids).size).toBe(0)
})

test('a device that keeps nothing shows them as new', () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full')
    },
  }
  expect(() => noteRead(full, 'luisa', 101, ids)).not.toThrow()
})
