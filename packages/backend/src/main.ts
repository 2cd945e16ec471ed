import { getRequestListener } from '@hono/node-server'
import { createDemoData, type DemoData } from '@tracemark/api/demo'
import { clockOf, createBackend, foreignSiteFolder } from './backend.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { openEmbedded, openPostgres } from './db/connect.ts'
import { DataDirectoryInUseError } from './db/lock.ts'
import { seed } from './db/seed.ts'
import { createForeignSite } from './foreign-site.ts'
import { DEMO_PASSWORD } from './identity/demo-password.ts'
import type { ExecutionClaims, Tokens } from './identity/tokens.ts'
import { createLog } from './log.ts'
import { listen } from './server.ts'
import { startBlock } from './start-block.ts'

/** Longer than any request takes: what still runs then is cut off, so that the database closes. */
const STOP_MS = 5000

/** What the task link of the demo opens: the featured task, recorded for the field worker. */
const featuredClaims = ({ accounts, featured }: DemoData): ExecutionClaims => {
  const worker = accounts.find(({ email }) => email === 'worker@demo.test')
  if (!worker) throw new Error('The demo data has no field worker.')
  return {
    kind: 'execution',
    sub: worker.id,
    orgId: featured.organizationId,
    taskThingId: featured.taskThingId,
    itemId: featured.itemId,
    channel: 'Portal',
  }
}

const describe = async (config: Config, demo: DemoData, tokens: Tokens, widgetsPort: number): Promise<string> => {
  const { publicUrl, oidcIssuer } = config
  const { organizationSlug, publicLink } = demo.featured
  const accounts = demo.accounts.filter(({ canSignIn }) => canSignIn).map(({ email }) => email)
  return startBlock([
    ['Portal', `${publicUrl}/`],
    ['Task', `${publicUrl}/task/${await tokens.issue(featuredClaims(demo))}`],
    ['Public page', `${publicUrl}/p/${organizationSlug}/${publicLink}`],
    ['Widgets', `http://localhost:${widgetsPort}/`],
    ['API', `${publicUrl}/openapi.json`],
    ['Storybook', 'pnpm storybook'],
    ['Accounts', oidcIssuer === undefined ? `${accounts.join(', ')} (password ${DEMO_PASSWORD})` : `those of ${oidcIssuer}`],
  ])
}

const start = async (): Promise<void> => {
  const config = readConfig(process.env, process.cwd())
  const log = createLog(config.logLevel)
  const database =
    config.databaseUrl === undefined
      ? await openEmbedded(config.dataDirectory)
      : await openPostgres(config.databaseUrl, config.databaseAppUrl)
  const closers: (() => Promise<void>)[] = [() => database.close()]
  const stop = async (): Promise<void> => {
    for (const close of closers.splice(0).toReversed()) await close()
  }
  try {
    const demo = createDemoData(clockOf(config).now())
    await seed(database.db, demo)
    const { listener, tokens } = await createBackend(database, config, demo, log)
    const server = await listen(listener, config.port, config.host)
    closers.push(() => server.close())
    const site = createForeignSite(foreignSiteFolder, {
      api: config.publicUrl,
      organization: demo.featured.organizationSlug,
      thing: demo.featured.publicLink,
      taskToken: () => tokens.issue(featuredClaims(demo)),
    })
    const widgets = await listen(getRequestListener(site.fetch), config.widgetsPort, config.host)
    closers.push(() => widgets.close())
    process.stdout.write(await describe(config, demo, tokens, widgets.port))
  } catch (error) {
    await stop()
    throw error
  }
  const onSignal = (): void => {
    setTimeout(() => process.exit(1), STOP_MS).unref()
    stop().then(
      () => process.exit(0),
      (error: unknown) => fail(error),
    )
  }
  process.once('SIGINT', onSignal)
  process.once('SIGTERM', onSignal)
}

/** A fault that the reader can mend is one sentence; any other keeps its stack. */
const fail = (error: unknown): never => {
  const system = error instanceof Error && 'code' in error ? error.code : undefined
  const expected = error instanceof ConfigError || error instanceof DataDirectoryInUseError
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error)
  const hint = system === 'EADDRINUSE' ? '\nAnother program has this port: stop it, or set PORT (and WIDGETS_PORT) to free ones.' : ''
  process.stderr.write(`${text}${hint}\n`)
  process.exit(1)
}

await start().catch(fail)
