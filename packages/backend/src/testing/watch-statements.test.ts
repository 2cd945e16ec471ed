import { expect, test } from 'vitest'
import { withScope } from '../platform/db/scope.ts'
import { openTestDatabase } from './test-database.ts'
import { watchStatements } from './watch-statements.ts'

test('a statement that names no organization is found, whatever it answers', async () => {
  const { db, close } = await openTestDatabase()
  const { watched, assertBound } = watchStatements()
  const assets = (isBound: boolean) =>
    withScope(watched(db), { organizationId: 101 }, (scoped) =>
      scoped
        .selectFrom('assets')
        .select('id')
        .$if(isBound, (select) => select.where('organization_id', '=', 101))
        .execute(),
    )
  await assets(true)
  expect(assertBound).not.toThrow()
  await assets(false)
  expect(assertBound).toThrow(/assets.* in select "id" from "assets"$/)
  await close()
})
