import type { RunSummary } from '@tracemark/state-machines/device-runs'
import { expect, test } from 'vitest'
import { unfinishedTasks } from './unfinished-tasks.ts'

const run = (changes: Partial<RunSummary>): RunSummary => ({
  runId: 'run',
  state: 'draft',
  taskId: 'intake',
  task: 'Cherry intake',
  thingId: 'finca',
  thing: 'Finca La Esperanza',
  at: '2026-11-29T06:05:00Z',
  organization: { name: 'Sierra Alta' },
  ...changes,
})
const tasks = [
  { id: 'intake-at-finca', taskId: 'intake' },
  { id: 'note-at-finca', taskId: 'note' },
]
const finca = { thing: { id: 'finca', name: 'Finca La Esperanza' } }
const farmer = { ...finca, item: { id: 'farmer', name: 'SA-0004-217' } }

test('a task is unfinished where a draft of this place has it', () => {
  const found = (place: typeof finca, ...runs: RunSummary[]) => [...unfinishedTasks({ place, tasks }, runs)]
  expect([
    found(finca, run({})),
    found(finca, run({ state: 'saved' }), run({ taskId: 'seal' }), run({ thingId: 'other' })),
    found(finca, run({ itemId: 'farmer' })),
    found(farmer, run({}), run({ itemId: 'farmer', taskId: 'note' })),
    [...unfinishedTasks({ place: finca, tasks })],
  ]).toEqual([['intake-at-finca'], [], [], ['note-at-finca'], []])
})
