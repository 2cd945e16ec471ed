import { expect, test } from 'vitest'
import { findFanOut } from './fan-out.ts'

const said = (statement: string, pid: number) => `2026-11-30 14:04:43.929 UTC [${pid}] LOG:  multi-task query about to be executed
2026-11-30 14:04:43.929 UTC [9] LOG:  checkpoint starting
2026-11-30 14:04:43.929 UTC [${pid}] HINT:  Queries are split to multiple tasks.
2026-11-30 14:04:43.929 UTC [${pid}] STATEMENT:  ${statement}`

test('statements to several shards are read from the log once each, but for those that may', () => {
  const log = [said('select 1\n\tfrom assets', 7), said('select 1 from assets', 8), said('select total_stored_bytes()::text', 7)].join('\n')
  expect(findFanOut(log)).toEqual(['select 1 from assets'])
  expect(findFanOut('2026-11-30 14:04:43.929 UTC [9] LOG:  checkpoint starting')).toEqual([])
})
