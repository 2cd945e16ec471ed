import { expect, test } from 'vitest'
import { runBulkUpdate } from './bulk-update.ts'

test('units that stay are given with the reason, and with what uses them', async () => {
  const used = [{ kind: 'interactions', count: 2, by: 'itemId' }] as const
  const done: number[] = []
  const failed = await runBulkUpdate(
    ['one', 'two', 'three'],
    async () => ({ ids: ['one'], failures: [{ id: 'two', code: 'unit_used', usedBy: [...used] }] }),
    { onProgress: (count) => done.push(count), signal: new AbortController().signal },
    (usedBy, id) => usedBy.map(({ kind, count }) => ({ kind, count, href: `#${id}` })),
  )
  expect(failed).toEqual([
    { id: 'two', failure: { code: 'unit_used', usedBy: [{ kind: 'interactions', count: 2, href: '#two' }] } },
    { id: 'three', failure: { code: 'not_found' } },
  ])
  expect(done).toEqual([3])
})
