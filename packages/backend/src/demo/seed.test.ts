import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createDemoData } from '@tracemark/api/demo'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type DatabaseConnection, openPostgres } from '../platform/db/connect.ts'
import { openEmbedded } from '../platform/db/embedded.ts'
import { withScope } from '../platform/db/scope.ts'
import { administer, databaseUrl } from '../testing/administer.ts'
import { TEST_NOW } from '../testing/template.ts'
import { seed } from './seed.ts'

/** The same empty database, opened by two processes; by one, where the database is the embedded one. */
let connections: [DatabaseConnection, DatabaseConnection]
let remove: () => Promise<unknown>
beforeAll(async () => {
  const template = inject('template')
  if (template.kind === 'pglite') {
    const directory = await mkdtemp(join(tmpdir(), 'tracemark-empty-'))
    const connection = await openEmbedded(directory)
    connections = [connection, connection]
    remove = () => rm(directory, { recursive: true, force: true })
    return
  }
  const name = `tracemark_empty_${randomBytes(6).toString('hex')}`
  await administer(template.url, `create database ${name}`)
  const open = () => openPostgres(databaseUrl(template.url, name))
  connections = await Promise.all([open(), open()])
  remove = () => administer(template.url, `drop database ${name}`)
})
afterAll(async () => {
  for (const { close } of new Set(connections)) await close()
  await remove()
})

test('two processes that start together on an empty database fill it once', async () => {
  const demo = createDemoData(TEST_NOW)
  await Promise.all(connections.map(({ db }) => seed(db, demo)))
  await seed(connections[0].db, createDemoData(new Date('2027-01-01T00:00:00Z')))
  const rows = await withScope(connections[1].db, { organizationId: 101 }, (db) => db.selectFrom('interactions').select('id').execute())
  expect(rows).toHaveLength(demo.interactions.filter(({ orgId }) => orgId === 101).length)
})
