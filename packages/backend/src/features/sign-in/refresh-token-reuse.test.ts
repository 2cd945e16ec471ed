import { expect, test } from 'vitest'
import { judgeReuse, type KeptRefreshToken } from './refresh-token-reuse.ts'

const first: KeptRefreshToken = { grantId: 'grant', consumed: 1 }
const second: KeptRefreshToken = { grantId: 'grant', rotations: 1 }
const family = (...payloads: KeptRefreshToken[]) => payloads.map((payload, at) => ({ id: String(at + 1), payload }))

test.each<[string, KeptRefreshToken, ReturnType<typeof family>, ReturnType<typeof judgeReuse>]>([
  ['one that was not used is as it is', second, family(first, second), { payload: second, superseded: [] }],
  ['its answer was lost: it counts as unused', first, family(first, second), { payload: { grantId: 'grant' }, superseded: ['2'] }],
  ['what replaced it was used: it was stolen', first, family(first, { ...second, consumed: 2 }), { payload: first, superseded: [] }],
  [
    'what was given up appears after all: one of the two was stolen',
    { ...second, superseded: true },
    family(first, { ...second, superseded: true }, second),
    { payload: { ...second, superseded: true, consumed: true }, superseded: [] },
  ],
  ['nothing replaced it', first, family(first), { payload: first, superseded: [] }],
])('%s', (_, used, kept, judged) => {
  expect(judgeReuse(used, kept)).toEqual(judged)
})
