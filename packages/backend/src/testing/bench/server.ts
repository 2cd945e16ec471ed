import cluster from 'node:cluster'
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import { getRequestListener } from '@hono/node-server'
import { createDemoData } from '@tracemark/api/demo'
import { Hono } from 'hono'
import { Pool } from 'pg'
import { createBackend } from '../../backend.ts'
import { readConfig } from '../../config.ts'
import { openPostgres } from '../../platform/db/connect.ts'
import { openEmbedded } from '../../platform/db/embedded.ts'
import { silentLog } from '../../platform/log.ts'
import { listen } from '../../server.ts'
import type { Setting, Tokens } from './setting.ts'

/** A process of the bench: the backend, or as bare a handler as there is. `SETTING` says which, and on which database. */
const { kind, database, distributed, port, processes, folder = 'data' }: Setting = JSON.parse(process.env.SETTING ?? '{}')
const isUrl = database.startsWith('postgres')

const ROW = `(1, 'sierra-alta', 'Sierra Alta', '/demo/organization-sierra-alta.svg', 'Coffee growers', null, 'en', '#1f5c45')`

/** A table without anybody's rows, so that reading it costs nothing but the reading. */
const openBare = async (): Promise<(id: number) => Promise<unknown>> => {
  const table = `create table if not exists bench_bare (id integer primary key, slug text, name text, image text, business_type text,
    public_page_image text, language text, accent_color text); insert into bench_bare values ${ROW} on conflict do nothing`
  if (isUrl) {
    const pool = new Pool({ connectionString: database, max: 10 })
    await pool.query(table)
    return async (id) => (await pool.query({ name: 'bare', text: 'select * from bench_bare where id = $1', values: [id] })).rows[0]
  }
  const pglite = await PGlite.create()
  await pglite.exec(table)
  return async (id) => (await pglite.query('select * from bench_bare where id = $1', [id])).rows[0]
}

const serveBare = async (): Promise<void> => {
  const read = await openBare()
  const app = new Hono()
  app.get('/bare', (context) => context.json({ id: 1, slug: 'sierra-alta', name: 'Sierra Alta' }))
  app.get('/row/:id', async (context) => context.json(await read(Number(context.req.param('id')))))
  createServer(getRequestListener(app.fetch)).listen(port, '127.0.0.1', () => process.send?.('ready'))
}

const serveBackend = async (): Promise<void> => {
  const connection = await (isUrl ? openPostgres(database, { distributed }) : openEmbedded(database))
  const config = readConfig({ PORT: String(port), TRACEMARK_RATE_LIMITS: 'off', TRACEMARK_DATA_DIR: folder }, '/')
  const { listener, tokens, outbox, exports } = await createBackend(connection, config, [], silentLog)
  const { accounts, featured } = createDemoData(new Date())
  const sub = accounts.find(({ email }) => email === 'owner@demo.test')?.id ?? ''
  const issue = async (): Promise<Tokens> => ({
    general: await tokens.issue({ kind: 'general', sub }),
    many: await tokens.issue({ kind: 'organization', sub, orgId: 101 }),
    few: await tokens.issue({ kind: 'organization', sub, orgId: 102 }),
    task: await tokens.issue({
      kind: 'execution',
      sub,
      orgId: 101,
      taskThingId: featured.taskThingId,
      itemId: featured.itemId,
      channel: 'Portal',
    }),
  })
  process.on('message', async () => process.send?.({ tokens: await issue() }))
  await listen(listener, port, '127.0.0.1')
  outbox.start()
  exports.start()
  process.send?.('ready')
}

const serve = async (): Promise<void> => {
  process.on('message', (message) => {
    if (message === 'memory') process.send?.({ memory: process.memoryUsage.rss() })
  })
  await (kind === 'bare' ? serveBare() : serveBackend())
}

/** The first process passes on what its workers say, and asks one of them. */
const share = (): void => {
  let ready = 0
  for (let index = 0; index < processes; index += 1)
    cluster.fork().on('message', (message) => {
      if (message === 'ready') ready += 1
      if (message !== 'ready' || ready === processes) process.send?.(message)
    })
  process.on('message', (message: string) => Object.values(cluster.workers ?? {})[0]?.send(message))
  process.on('disconnect', () => process.exit())
}

if (processes > 1 && cluster.isPrimary) share()
else await serve()
