import { expect, test } from 'vitest'
import { describeRun } from './summary.ts'

test('a run ends with its times, its unstable tests, its failures and one line of counts', () => {
  const text = describeRun([
    { name: 'lint', seconds: 8.4, result: { passed: 1, failures: [] } },
    {
      name: 'stories',
      seconds: 410,
      result: { passed: 930, failures: [{ test: 'Chip.stories.tsx › Kinds', reason: 'too wide' }], unstable: ['Card.stories.tsx › Plain'] },
    },
  ])
  expect(text).toBe(`
step     seconds  passed  failed  unstable
lint           8       1       0         0
stories      410     930       1         1
all          418     931       1         1

Unstable (failed, then passed by itself; mend or remove):
  stories: Card.stories.tsx › Plain

Failed:
  stories: Chip.stories.tsx › Kinds: too wide

931 passed, 1 failed
`)
})

test('a step that did not run counts nothing', () => {
  const text = describeRun([
    { name: 'lint', seconds: 8.4, result: { passed: 1, failures: [] } },
    { name: 'stories', seconds: 0, result: { passed: 0, failures: [] }, isUnchanged: true },
  ])
  expect(text).toBe(`
step       seconds  passed  failed  unstable
lint             8       1       0         0
stories  unchanged
all              8       1       0         0

1 passed, 0 failed
`)
})
