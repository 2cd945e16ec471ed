import { createCalls } from '@tracemark/api/client'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

const organizationId = 101

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

test('who leaves takes their private views along, and what their lists opened with', async () => {
  const { savedViews, organizationAccounts } = createCalls(app)
  const owner = { token: await app.organizationToken('owner', organizationId) }
  const member = { token: await app.organizationToken('member', organizationId) }
  await savedViews.create({ body: { name: 'Mine', list: 'jobs' } }, member)
  const shared = await savedViews.create({ body: { name: 'Ours', list: 'jobs', audience: 'organization' } }, owner)
  await savedViews.setDefault({ params: { id: shared.id }, body: { isDefault: true } }, member)
  await organizationAccounts.delete({ params: { org: organizationId, accountId: app.accountId('member') } }, owner)
  const { rows } = await withScope(app.db, { organizationId }, (db) =>
    sql`select (select array_agg(name) from saved_views where organization_id = ${organizationId}) as views,
      (select count(*)::integer from saved_view_defaults where organization_id = ${organizationId}) as defaults`.execute(db),
  )
  expect(rows).toEqual([{ views: ['Ours'], defaults: 0 }])
})
