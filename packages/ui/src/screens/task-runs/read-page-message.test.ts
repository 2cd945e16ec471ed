import { expect, test } from 'vitest'
import { readPageMessage } from './read-page-message.ts'

test.each<[unknown, unknown]>([
  [{ type: 'tracemark-form-opened' }, { type: 'opened' }],
  [{ type: 'tracemark-form-failed', why: 'no' }, { type: 'failed' }],
  [{ type: 'tracemark-form-completed' }, { type: 'completed', answers: {} }],
  [
    { type: 'tracemark-form-completed', answers: { note: 'Seen', weight: 4, dry: true, nested: {}, none: null, bad: Number.NaN } },
    { type: 'completed', answers: { note: 'Seen', weight: 4, dry: true } },
  ],
  [
    { type: 'tracemark-form-completed', answers: 'all' },
    { type: 'completed', answers: {} },
  ],
  [{ type: 'toString' }, undefined],
  [{ type: 'resize' }, undefined],
  ['tracemark-form-completed', undefined],
  [null, undefined],
])('%j', (data, read) => {
  expect(readPageMessage(data)).toEqual(read)
})
