import { InteractionQuery } from '@tracemark/api/schemas'
import { type KyselyPlugin, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { withScope } from '../../../platform/db/scope.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { listInteractions } from './interactions.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const COLLECTION = '0190a000-0000-7000-8000-00000000c001'
const ME = '0190a000-0000-7000-8000-00000000dead'

const listWithStatements = (query: object, rule: object) =>
  withScope(connection.db, { organizationId: 101 }, async (db) => {
    await sql`insert into collections (organization_id, id, name, interaction_ids, rule)
      values (101, ${COLLECTION}, 'By rule', '[]', ${JSON.stringify(rule)}::jsonb)
      on conflict (organization_id, id) do update set rule = excluded.rule`.execute(db)
    const statements: string[] = []
    const note: KyselyPlugin = {
      transformQuery: ({ node, queryId }) => {
        statements.push(db.getExecutor().compileQuery(node, queryId).sql)
        return node
      },
      transformResult: async ({ result }) => result,
    }
    const { classifications: _, ...page } = await listInteractions(db.withPlugin(note), 101, ME, InteractionQuery.parse(query))
    return { page, statements }
  })

const sorts = ['task_asc', 'reportedDate_desc'] as const

test.each([
  ['nothing', {}],
  ['a classification', { classification: ['alert'] }],
  ['words', { search: 'coffee' }],
  ['a span of time', { reportedFrom: '2026-01-01T00:00:00.000Z', reportedTo: '2026-06-01T00:00:00.000Z' }],
  ['an area', { bounds: '-90,-11.25,-56.25,22.5' }],
  ['people', { teamTasks: true, administrationTasks: true, origin: 'task' }],
])('a collection whose rule asks for %s costs one look at its row more than the list with these filters', async (_, rule) => {
  for (const sort of sorts) {
    const filters = Object.fromEntries(Object.entries(rule).map(([name, value]) => [name, value === true ? 'true' : value]))
    const byFilters = await listWithStatements({ ...filters, sort }, {})
    const byRule = await listWithStatements({ collectionId: COLLECTION, sort }, rule)
    const [look = '', ...rest] = byRule.statements
    expect(look.replace(/\s+/g, ' ')).toBe('select rule from collections where organization_id = $1 and id = $2')
    expect([rest, byRule.page]).toEqual([byFilters.statements, byFilters.page])
  }
})
