import { expect, test } from 'vitest'
import { runForEach } from './run-for-each.ts'

test('each row is called for in turn, and the failed ones are told with their reasons', async () => {
  const calls: string[] = []
  const progress: number[] = []
  const run = runForEach(
    async (id) => {
      calls.push(id)
      if (id === 'b') throw new Error('gone')
    },
    (error) => ({ code: error instanceof Error && error.message === 'gone' ? 'not_found' : 'unexpected' }),
  )
  const failures = await run(['a', 'b', 'c'], (done) => progress.push(done))
  expect([calls, progress, failures]).toEqual([['a', 'b', 'c'], [1, 2, 3], [{ id: 'b', failure: { code: 'not_found' } }]])
})
