import { existsSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import manifest from '../../../package.json' with { type: 'json' }
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { createContentSignature } from './features/clipboard/signature.ts'
import { type CredentialIssuer, createCredentialIssuer } from './features/credential-invitations/issuer.ts'
import { createExportRunner, type ExportRunner } from './features/exports/runner.ts'
import { sweepExports } from './features/exports/sweep.ts'
import { removeDeletedInteractions } from './features/interactions/remove-deleted.ts'
import { remindOfJobs } from './features/jobs/reminders.ts'
import { createCachedPages } from './features/public-pages/cached-pages.ts'
import { createVisitCounter, type VisitCounter } from './features/public-pages/visits/visit-counter.ts'
import { createProvider } from './features/sign-in/provider.ts'
import { sweepProviderStorage } from './features/sign-in/provider-storage.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { type Clock, createClock } from './platform/clock.ts'
import type { DatabaseConnection } from './platform/db/connect.ts'
import { gatherStatistics } from './platform/db/statistics.ts'
import { createDisk, type Disk } from './platform/disk.ts'
import type { DocsFolders } from './platform/docs/routes.ts'
import { copyBytes } from './platform/files/copies.ts'
import { createFiles } from './platform/files/create-files.ts'
import { sweepSpool } from './platform/files/spool.ts'
import { sweepFiles } from './platform/files/sweep.ts'
import { clientAddress } from './platform/http/client-address.ts'
import type { App } from './platform/http/environment.ts'
import type { RendererFile } from './platform/http/page-renderer.ts'
import { createRateLimits, noRateLimits } from './platform/http/rate-limits.ts'
import { createSharedRateLimits, sweepRateLimits } from './platform/http/shared-rate-limits.ts'
import type { StaticFolders } from './platform/http/static-files.ts'
import { loadKeys } from './platform/identity/keys.ts'
import { createTokens, type Tokens } from './platform/identity/tokens.ts'
import { createIdentityVerifier, localKeys, remoteKeys } from './platform/identity/verify-identity.ts'
import { createIdSource } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import { createMail, type MailService } from './platform/mail/mail.ts'
import { createMaintenance, type Maintenance } from './platform/maintenance.ts'
import { readBacklog } from './platform/metrics/backlog.ts'
import { createMetrics, type Metrics } from './platform/metrics/metrics.ts'
import { sweepOutbox } from './platform/outbox/sweep.ts'
import { createReach, type Resolve, systemResolve } from './platform/outgoing/addresses.ts'
import { limitConcurrency } from './platform/workers/limit-concurrency.ts'
import { createThreads } from './platform/workers/threads.ts'
import { createListener } from './server.ts'

/** The same depth below the package from `src` and from `dist`. */
const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

/** A folder beside the file by which a package is imported. */
const packageFolder = (name: string, path: string): string => fileURLToPath(new URL(path, import.meta.resolve(name)))

export const staticFolders: StaticFolders & DocsFolders & RendererFile = {
  portal: folder('../../portal/dist'),
  embed: folder('../../embed/dist/browser'),
  pageRenderer: folder('../../embed/dist/render/render.js'),
  demo: folder('../assets/demo'),
  docs: folder('../assets/docs'),
  guides: folder('../../../docs'),
  theme: folder('../../ui/src/theme'),
  viewer: packageFolder('@scalar/api-reference', 'browser'),
  fonts: {
    'hanken-grotesk': packageFolder('@fontsource-variable/hanken-grotesk', 'files'),
    newsreader: packageFolder('@fontsource-variable/newsreader', 'files'),
  },
}
export const foreignSiteFolder = folder('../../embed/demo')

export interface Backend {
  app: App
  listener: RequestListener
  tokens: Tokens
  /** Delivers nothing by itself before it is started. */
  outbox: Outbox
  /** Delivers nothing before it is started. */
  mail: MailService
  /** Makes no files by itself before it is started. */
  exports: ExportRunner
  /** Sweeps nothing by itself before it is started. */
  maintenance: Maintenance
  /** Writes nothing by itself before it is started. */
  visits: VisitCounter
  /** Absent where the operator asks for none. */
  metrics: Metrics | undefined
  /** From then on `/readyz` says that this process is about to end. */
  announceStop(): void
}

/** What tests put in the place of the real ones. */
export interface Replacements {
  clock?: Clock
  resolve?: Resolve
  credentialIssuer?: CredentialIssuer
  disk?: Disk
  hasPortal?: () => boolean
}

const getCredentialIssuer = ({ credentialIssuerUrl, credentialIssuerKey }: Config): CredentialIssuer | undefined =>
  credentialIssuerUrl === undefined ? undefined : createCredentialIssuer(credentialIssuerUrl, credentialIssuerKey)

/** How many may wait for a file that is made in memory: each holds its records there only when its turn comes. */
const FILES_WAITING_MAX = 8

/** Everything between an open database and a listening server. `demoAccounts`: addresses that the embedded provider offers to sign in with. */
export const createBackend = async (
  { db, beside, durable, isShared, pools, unreachable }: DatabaseConnection,
  config: Config,
  demoAccounts: readonly string[],
  log: Log,
  replacements: Replacements = {},
): Promise<Backend> => {
  const { publicUrl, clientId, product, oidcIssuer, trustedProxies } = config
  const rateLimits = config.rateLimits ? (isShared ? createSharedRateLimits(beside) : createRateLimits()) : noRateLimits
  const getAddress = clientAddress(trustedProxies)
  const clock = replacements.clock ?? createClock(config)
  const ids = createIdSource(clock)
  const getReach = createReach(config.privateNetworks)
  const resolve = replacements.resolve ?? systemResolve
  const outbox = createOutbox({ db, durable, clock, ids, log, publicUrl, getReach, resolve })
  const { fileStore, spoolFolder } = createFiles(config)
  const maintenance = createMaintenance(log, {
    copies: () => copyBytes({ db, store: fileStore, spoolFolder }),
    files: () => sweepFiles({ db, store: fileStore, clock }),
    spool: () => sweepSpool(spoolFolder),
    outbox: () => sweepOutbox(db, clock.now()),
    deletedInteractions: () => removeDeletedInteractions({ db, clock }),
    exports: () => sweepExports({ db, store: fileStore, clock }),
    jobReminders: () => remindOfJobs({ db, clock, ids, publicUrl }),
    ...(isShared ? { rateLimits: () => sweepRateLimits(db) } : { statistics: () => gatherStatistics(db) }),
  })
  const mail = createMail(config, { db, durable, log })
  const keys = await loadKeys(db)
  const tokens = await createTokens(keys.api, publicUrl)
  const contentSignature = await createContentSignature({ key: keys.api, publicUrl, trusted: config.clipboardKeys, clock })
  const provider =
    oidcIssuer === undefined
      ? createProvider({
          db,
          clock,
          log,
          rateLimits,
          getAddress,
          publicUrl,
          clientId,
          signingKey: keys.provider,
          cookieSecret: keys.cookieSecret,
          demoAccounts,
          ids,
          sendMail: mail.send,
          mailbox: mail.mailbox && '/mailbox',
        })
      : undefined
  const issuer = oidcIssuer ?? `${publicUrl}/oidc`
  const verifyIdentity = createIdentityVerifier(issuer, clientId, provider ? localKeys(keys.provider) : remoteKeys(issuer))
  if (provider) await sweepProviderStorage(db)
  const visits = createVisitCounter(db, clock, log)
  const stopping = new AbortController()
  const threads = createThreads()
  const inMemory = limitConcurrency({ running: 1, waiting: FILES_WAITING_MAX, each: { running: 1, waiting: FILES_WAITING_MAX / 2 } })
  const exports = createExportRunner({
    db,
    durable,
    clock,
    ids,
    log,
    threads,
    inMemory,
    publicUrl,
    store: fileStore,
    spoolFolder,
    exportsMax: config.exportsMax,
  })
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : createMetrics({
          version: manifest.version,
          pools,
          threads,
          folders: isShared ? { files: spoolFolder } : { files: spoolFolder, database: config.dataDirectory },
          readBacklog: () => readBacklog(beside, clock.now()),
          log,
        })
  const app = createApp(
    {
      db,
      beside,
      stopping: stopping.signal,
      durable,
      unreachable,
      clock,
      ids,
      tokens,
      verifyIdentity,
      log,
      rateLimits,
      outbox,
      pages: createCachedPages({ db, clock }),
      fileStore,
      spoolFolder,
      countRequests: metrics?.countRequests,
      threads,
      inMemory,
      wakeExports: exports.wake,
      disk: replacements.disk ?? createDisk(isShared ? [spoolFolder] : [config.dataDirectory, spoolFolder]),
      hasPortal: replacements.hasPortal ?? (() => existsSync(join(staticFolders.portal, 'index.html'))),
      visits,
      getReach,
      resolve,
      contentSignature,
      getAddress,
      mailbox: mail.mailbox,
      geolocationUrl: config.geolocationUrl,
      mapStyleUrl: config.mapStyleUrl,
      demoSite: config.demoSite,
      credentialIssuer: replacements.credentialIssuer ?? getCredentialIssuer(config),
      storageMax: config.storageMax,
      organizationCreators: config.organizationCreators,
      unitsMax: config.unitsMax,
      product,
      publicUrl,
      issuer,
      clientId,
    },
    staticFolders,
    oidcIssuer,
  )
  const announceStop = () => stopping.abort()
  return {
    app,
    listener: createListener(app, provider, publicUrl),
    tokens,
    outbox,
    exports,
    mail,
    maintenance,
    visits,
    metrics,
    announceStop,
  }
}
