import type { MiddlewareHandler } from 'hono'
import type { Kysely } from 'kysely'
import type { Config } from '../../config.ts'
import type { ContentSignature } from '../../features/clipboard/signature.ts'
import type { CredentialIssuer } from '../../features/credential-invitations/issuer.ts'
import type { CachedPages } from '../../features/public-pages/cached-pages.ts'
import type { VisitCounter } from '../../features/public-pages/visits/visit-counter.ts'
import type { Outbox } from '../../outbox.ts'
import type { Database } from '../../schema/database.ts'
import type { Clock } from '../clock.ts'
import type { Disk } from '../disk.ts'
import type { FileStore } from '../files/store.ts'
import type { Tokens } from '../identity/tokens.ts'
import type { VerifyIdentity } from '../identity/verify-identity.ts'
import type { IdSource } from '../ids.ts'
import type { Log } from '../log.ts'
import type { Mailbox } from '../mail/mailbox.ts'
import type { GetReach, Resolve } from '../outgoing/addresses.ts'
import type { ConcurrencyLimit } from '../workers/limit-concurrency.ts'
import type { Threads } from '../workers/threads.ts'
import type { GetAddress } from './client-address.ts'
import type { Environment } from './environment.ts'
import type { RateLimits } from './rate-limits.ts'

/** All that the API is made of. */
export interface Dependencies {
  db: Kysely<Database>
  /** Has connections of its own, which nobody's transactions hold. */
  beside: Kysely<Database>
  /** Machines with a part of the database that can't be reached: calls of their organizations fail. */
  unreachable(): Promise<string[]>
  /** Waits until what was committed outlives a failure of the machine. */
  durable(): Promise<void>
  /** Aborted when this process begins to end. */
  stopping: AbortSignal
  clock: Clock
  ids: IdSource
  tokens: Tokens
  verifyIdentity: VerifyIdentity
  log: Log
  /** Counts requests, where the operator has metrics. */
  countRequests: MiddlewareHandler<Environment> | undefined
  rateLimits: RateLimits
  outbox: Outbox
  fileStore: FileStore
  /** Where files lie while they arrive, on the same disk as the store's where that is a folder. */
  spoolFolder: string
  threads: Threads
  /** Whole files that are made in memory, each of which waits for its turn there. */
  inMemory: ConcurrencyLimit
  /** Looks for files to be made in the background, soon. */
  wakeExports(): void
  /** The room for what is written. */
  disk: Disk
  /** Whether the portal's built files are there. */
  hasPortal(): boolean
  pages: CachedPages
  /** Counts who opens public pages. */
  visits: VisitCounter
  /** Which addresses may be called that people give. */
  getReach: GetReach
  resolve: Resolve
  /** Signs what is copied from public pages, and checks what is pasted. */
  contentSignature: ContentSignature
  getAddress: GetAddress
  /** E-mails that are kept instead of sent, where they may be shown. */
  mailbox: Mailbox | undefined
  /** Where devices are told where they are, that can't tell by themselves. */
  geolocationUrl: string | undefined
  /** The MapLibre style of the portal's maps, where it is not the basemap that the portal brings. */
  mapStyleUrl: string | undefined
  /** The foreign site of the demo, where there is one. */
  demoSite: string | undefined
  /** Invites people to identity credentials, where one is configured. */
  credentialIssuer: CredentialIssuer | undefined
  /** Bytes that the files of each organization may take. */
  storageMax: number | undefined
  organizationCreators: Config['organizationCreators']
  unitsMax: Config['unitsMax']
  /** Fills `{product}` in paths. */
  product: string
  /** Where browsers find this backend, without a slash at the end. */
  publicUrl: string
  /** The OpenID provider that the portal signs in at. */
  issuer: string
  clientId: string
}
