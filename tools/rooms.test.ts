import { expect, test } from 'vitest'
import { findPairs, getRoom } from './rooms.ts'

test('a room is a folder of a package, or a noun of a floor', () => {
  expect([
    getRoom('packages/backend/src/features/units/queries/search.ts'),
    getRoom('packages/backend/src/schema/tables/assets.ts'),
    getRoom('packages/ui/src/components/StatusChip/StatusChip.tsx'),
    getRoom('packages/backend/src/app.ts'),
    getRoom('packages/backend/src/features/units/routes.test.ts'),
  ]).toEqual(['backend/src/features/units', 'backend/src/schema', 'ui/src/components', undefined, undefined])
})

test('two rooms are a pair when each imports the other, by whichever files', () => {
  const [units, labels, db] = ['features/units/a.ts', 'features/labels/b.ts', 'platform/db/c.ts'].map(
    (path) => `packages/backend/src/${path}`,
  )
  expect(
    findPairs([
      [`${units}`, `${labels}`],
      [`${labels}`, 'packages/backend/src/features/units/other.ts'],
      [`${units}`, `${db}`],
      [`${labels}`, `${db}`],
    ]),
  ).toEqual(['backend/src/features/labels <-> backend/src/features/units'])
})
