import { expect, test } from 'vitest'
import { createDoOnce } from './do-once.ts'

const lost = () => Promise.reject(new Error('The answer was lost.'))

test('work whose answer was lost has its key again; other work, and work that was answered, a new one', async () => {
  let made = 0
  const once = createDoOnce(() => `key-${++made}`)
  const keys: string[] = []
  const begin = (content: unknown, work: (key: string) => Promise<unknown>) =>
    once(content, (key) => {
      keys.push(key)
      return work(key)
    })
  await expect(begin({ name: 'April lot' }, lost)).rejects.toThrow('lost')
  await begin({ name: 'May lot' }, async () => 'made')
  await expect(begin({ name: 'April lot' }, async () => 'made')).resolves.toBe('made')
  await begin({ name: 'April lot' }, async () => 'made')
  expect(keys).toEqual(['key-1', 'key-2', 'key-1', 'key-3'])
})

test('a key is one that the contract takes, and no other work has it', async () => {
  const once = createDoOnce()
  const first = await once(1, async (key) => key)
  expect(first).toMatch(/^[\da-f]{32}$/)
  expect(await once(1, async (key) => key)).not.toBe(first)
})
