import { isIPv6 } from 'node:net'
import { createDemoData } from '@tracemark/api/demo'
import manifest from '../../../package.json' with { type: 'json' }
import { createBackend } from './backend.ts'
import type { Config } from './config.ts'
import { serveDemo } from './demo/demo.ts'
import { seed } from './demo/seed.ts'
import { endExportLeases } from './features/exports/leases.ts'
import { DEMO_PASSWORD } from './features/sign-in/demo-password.ts'
import { createClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createFiles, refuseUnusableFiles } from './platform/files/create-files.ts'
import { sweepSpool } from './platform/files/spool.ts'
import type { Log } from './platform/log.ts'
import { endAllLeases } from './platform/outbox/queues.ts'
import type { StartRow } from './platform/start-block.ts'
import { describeMigrations } from './schema/migrations/describe-migrations.ts'
import { migrationNames } from './schema/migrations/index.ts'
import { listen } from './server.ts'

export interface Served {
  /** What is where, for the person who started it. */
  rows: StartRow[]
  /** Is not ready any more, takes no more requests, finishes those that run and deliveries under way, then closes the database. */
  stop(): Promise<void>
}

/** Where no issuer of credentials is named, the demo has its own. */
const withDemoIssuer = (config: Config): Config => ({
  ...config,
  credentialIssuerUrl: config.credentialIssuerUrl ?? (config.demoSite === undefined ? undefined : `${config.demoSite}/credentials`),
})

const formatAddress = (host: string, port: number): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`

/** What is built has no workspace around it. */
const isFromSources = import.meta.filename.endsWith('.ts')

/** Everything from the settings to listening servers. What was opened is closed again when a later part fails. */
export const serve = async (config: Config, log: Log): Promise<Served> => {
  const { publicUrl, oidcIssuer } = config
  await refuseUnusableFiles(config, log)
  const database = await openDatabase(config)
  /** Each ends something that needs the database. */
  const enders: (() => Promise<void>)[] = []
  const stop = async (): Promise<void> => {
    await Promise.all(enders.map((end) => end()))
    await database.close()
  }
  try {
    // Whoever holds the data folder is alone in it.
    await sweepSpool(createFiles(config).spoolFolder, ...(database.isShared ? [] : [Number.NEGATIVE_INFINITY]))
    const demo = config.demo ? createDemoData(createClock(config).now()) : undefined
    if (demo) await seed(database.db, demo)
    const demoAccounts = (demo?.accounts ?? []).filter(({ canSignIn }) => canSignIn).map(({ email }) => email)
    const backend = await createBackend(database, withDemoIssuer(config), demoAccounts, log)
    const { listener, tokens, outbox, exports, mail, maintenance, visits } = backend
    enders.push(async () => backend.announceStop(), outbox.stop, exports.stop, mail.stop, maintenance.stop, visits.stop)
    const server = await listen(listener, config.port, config.host)
    enders.push(server.close)
    const metricsServer = backend.metrics && (await listen(backend.metrics.listener, config.metricsPort ?? 0, config.metricsHost))
    if (metricsServer) enders.push(metricsServer.close)
    const served = demo && (await serveDemo({ config, demo, tokens, db: database.db }))
    if (served) enders.push(served.close)
    // This process alone has the database open: whoever held a queue before it has ended.
    if (!database.isShared) await Promise.all([endAllLeases(database.db), endExportLeases(database.db)])
    outbox.start()
    exports.start()
    mail.start()
    if (config.smtpUrl === undefined && oidcIssuer !== undefined)
      log.warn({}, 'There is no SMTP_URL: e-mails are kept in the folder mailbox of the data folder, and sent to nobody.')
    maintenance.start()
    visits.start()
    const address = formatAddress(config.host, server.port)
    const ran = describeMigrations(database.migrations, migrationNames)
    log.notice({ version: manifest.version, address, publicUrl, ...ran }, 'The server has started.')
    const rows: StartRow[] = [
      ['Portal', `${publicUrl}/`],
      ...(served?.rows ?? []),
      ['API', `${publicUrl}/docs`],
      ...(metricsServer ? [['Metrics', `${formatAddress(config.metricsHost, metricsServer.port)}/metrics`] satisfies StartRow] : []),
      ...(mail.mailbox ? [['Mailbox', `${publicUrl}/mailbox`] satisfies StartRow] : []),
      ...(oidcIssuer === undefined && isFromSources ? [['Storybook', 'pnpm storybook'] satisfies StartRow] : []),
      ['Accounts', oidcIssuer === undefined ? `${demoAccounts.join(', ')} (password ${DEMO_PASSWORD})` : `those of ${oidcIssuer}`],
    ]
    return { rows, stop }
  } catch (error) {
    await stop()
    throw error
  }
}
