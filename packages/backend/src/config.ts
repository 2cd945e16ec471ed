import { isIP } from 'node:net'
import { resolve } from 'node:path'
import ipaddr from 'ipaddr.js'
import type { JSONWebKeySet } from 'jose'
import * as z from 'zod'

export interface S3Settings {
  /** Of the bucket, with its name in the host or in the path; without a slash at the end. */
  bucketUrl: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host.endsWith('.localhost') || host === '::1' || host === '[::1]' || (isIP(host) === 4 && host.startsWith('127.'))

const LAST_PORT = 65_535
const port = z.coerce
  .number('must be a number')
  .int('must be a whole number')
  .min(1, 'must be 1 to 65535')
  .max(LAST_PORT, 'must be 1 to 65535')
const database = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be an address that begins with postgres:// or postgresql://, where a password has %2F for /, %23 for # and %3F for ?',
})
const address = z.url({ protocol: /^https?$/, error: 'must be an address that begins with http:// or https://' })
/** Whoever can change what a provider answers on its way can sign in as anyone. */
const issuer = address.refine((text) => {
  const url = URL.parse(text)
  return url === null || url.protocol === 'https:' || isLoopback(url.hostname)
}, 'must be an address that begins with https://, or one of this computer')

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isNetwork = (text: string): boolean => ipaddr.isValidCIDR(text)
const networks = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine((parts) => parts.every(isNetwork), 'must be networks such as 10.1.0.0/16, with commas between them')

const keySets = z.record(z.url({ protocol: /^https?$/ }), z.object({ keys: z.array(z.looseObject({ kty: z.string() })).min(1) }))
const KEYS_FORM =
  'must be JSON such as {"https://other.example":{"keys":[{"kty":"EC", …}]}}, with the keys of that server\'s /.well-known/jwks.json'
const clipboardKeys = z.string().transform((text, context) => {
  const parsed = keySets.safeParse(readJson(text))
  if (parsed.success) return parsed.data
  context.addIssue({ code: 'custom', message: KEYS_FORM })
  return z.NEVER
})

const mailServer = z.url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
const sender = z
  .string()
  .regex(/^(?:[^<>@\r\n]+ <[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)$/, 'must be an e-mail address, or Name <address>')

/** Ten files of a million records. */
const EXPORTS_MAX = 5e9

const BYTES_OF: Readonly<Record<string, number>> = { MB: 1e6, GB: 1e9 }
const size = z
  .string()
  .regex(/^[1-9]\d{0,5}(?:MB|GB)$/, 'must be a size such as 500MB or 20GB')
  .transform((text) => Number(text.slice(0, -2)) * (BYTES_OF[text.slice(-2)] ?? 1))

const logLevels = ['silent', 'error', 'warn', 'info'] as const

/** What PostgreSQL is that is spread over several machines. */
const distributions = ['citus'] as const

/** Who may create organizations beside the operator: nobody, or whoever signs in with a verified e-mail address. */
const organizationCreators = ['nobody', 'verified'] as const

/** Every setting is an environment variable; an empty one counts as absent. */
const Environment = z.object({
  PORT: port.default(8080).describe('Portal, API, widgets and embedded provider.'),
  WIDGETS_PORT: port.optional().describe('The demo page of a foreign site; the port after PORT where absent.'),
  METRICS_PORT: port.optional().describe('Metrics for Prometheus, at /metrics; none where absent.'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('The address that the metrics listen on. They ask for no password.'),
  HOST: z.string().default('127.0.0.1').describe('The address to listen on. With demo accounts, a loopback address alone.'),
  TRACEMARK_PUBLIC_URL: address.optional().describe('The address that people see, such as https://tracemark.example.com.'),
  TRACEMARK_DATA_DIR: z.string().default('data').describe('The folder of the embedded database, of files and of e-mails that are kept.'),
  DATABASE_URL: database.optional().describe('PostgreSQL instead of the embedded database: a login that owns the tables.'),
  DATABASE_APP_URL: database.optional().describe('A login of its own for queries, with the role tracemark_app alone.'),
  DATABASE_DISTRIBUTED: z
    .enum(distributions, `must be ${distributions.join(' or ')}, or absent`)
    .optional()
    .describe('citus where DATABASE_URL names the coordinator of a Citus cluster, over whose machines the organizations are spread.'),
  TRACEMARK_DEMO: z
    .literal('1', 'must be 1, or absent')
    .optional()
    .describe('1 adds demo organizations, a link to their task and a foreign site.'),
  TRACEMARK_NOW: z.iso
    .datetime({ offset: true, error: 'must be an instant such as 2026-05-20T15:00:00Z' })
    .optional()
    .describe('A fixed instant for demo data and records, for tests.'),
  TRACEMARK_PRODUCT: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'must be lower-case letters, digits and dashes')
    .default('tracemark')
    .describe('Stands for {product} in paths.'),
  TRACEMARK_LOG: z
    .enum(logLevels, `must be one of ${logLevels.join(', ')}`)
    .default('warn')
    .describe('How much is logged: silent, error, warn or info.'),
  TRACEMARK_TRUST_PROXY: z
    .string()
    .regex(/^[0-9]$/, 'must be the number of proxies in front, 0 to 9')
    .default('0')
    .describe('How many proxies of your own stand in front.'),
  TRACEMARK_RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on').describe('off for measurements.'),
  TRACEMARK_PRIVATE_NETWORKS: networks
    .default([])
    .describe('Private networks that integration actions may call, with commas between them.'),
  TRACEMARK_CLIPBOARD_KEYS: clipboardKeys.default({}).describe('Other servers whose copied content is taken, with their keys, as JSON.'),
  TRACEMARK_UNITS_MAX: z
    .string()
    .regex(/^[1-9][0-9]{0,9}$/, 'must be the number of units that an organization may have, such as 1000000')
    .optional()
    .describe('How many units each organization may have; any number where absent.'),
  TRACEMARK_STORAGE_MAX: size.optional().describe('Room for the files of each organization, such as 20GB; no limit where absent.'),
  TRACEMARK_EXPORTS_MAX: size
    .optional()
    .describe('Room for the files that each organization exports in the background, which are kept for seven days; 5GB where absent.'),
  SMTP_URL: mailServer.optional().describe('The mail server: smtps://name:password@host:465, or smtp://… with STARTTLS.'),
  MAIL_FROM: sender.optional().describe('The sender of e-mails, such as Tracemark <noreply@example.com>; needed with SMTP_URL.'),
  S3_BUCKET_URL: address.optional().describe('Files lie in this bucket instead of the data folder.'),
  S3_REGION: z.string().default('us-east-1').describe('As the store calls it.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Of a user who may get, put and delete in the bucket.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('The secret of that user.'),
  CREDENTIAL_ISSUER_URL: address.optional().describe('A service that issues identity credentials.'),
  CREDENTIAL_ISSUER_KEY: z.string().optional().describe('The key that this service asks for.'),
  GEOLOCATION_URL: address.optional().describe('A service that tells where a device is by its address in the network.'),
  MAP_STYLE_URL: address.optional().describe("A MapLibre style for staff's maps; the portal's own basemap where absent."),
  TRACEMARK_CREATE_ORGANIZATIONS: z
    .enum(organizationCreators, `must be ${organizationCreators.join(' or ')}`)
    .optional()
    .describe('Who creates organizations beside the operator: nobody, or verified for whoever has a verified address.'),
  OIDC_ISSUER: issuer.optional().describe('Your OpenID provider; without it there are demo accounts, on this computer alone.'),
  OIDC_CLIENT_ID: z.string().default('tracemark-portal').describe('The client that the portal is at this provider.'),
})

/** A file for the operator to fill in: every setting, as a comment, with what it means and what holds where it is absent. */
export const settingsTemplate = (): string => {
  const settings = Object.entries(Environment.shape).map(([name, schema]) => {
    const { data } = schema.safeParse(undefined)
    const value = typeof data === 'string' || typeof data === 'number' ? data : ''
    return `# ${schema.description}\n#${name}=${value}\n`
  })
  return `# Settings of Tracemark. What is not set has the value that stands here, or is absent. Only the server's user should read this file.\n# Values that have spaces, or signs such as < $ and {, are in single quotes.\n\nNODE_ENV=production\n\n${settings.join('\n')}`
}

type Settings = z.infer<typeof Environment>

export interface Config {
  port: number
  widgetsPort: number
  /** The foreign site of the demo, whose form and services its tasks use; absent where people sign in at a provider of one's own. */
  demoSite: string | undefined
  /** Absent: there are no metrics. */
  metricsPort: number | undefined
  metricsHost: string
  host: string
  publicUrl: string
  dataDirectory: string
  databaseUrl: string | undefined
  /** For queries, as a user who is not the owner; the owner's address serves where absent. */
  databaseAppUrl: string | undefined
  /** Over what the organizations are spread; absent: one PostgreSQL has them all. */
  databaseDistributed: (typeof distributions)[number] | undefined
  now: Date | undefined
  /** Whether there are demo organizations, a link to run their task, and the demo page of a foreign site. */
  demo: boolean
  product: string
  logLevel: (typeof logLevels)[number]
  /** How many proxies of one's own stand in front, whose word about a client's address is taken. */
  trustedProxies: number
  rateLimits: boolean
  /** Whose addresses integration actions may call, though they are private. */
  privateNetworks: string[]
  /** Public keys of other servers whose copied content is taken, by their origin. */
  clipboardKeys: Record<string, JSONWebKeySet>
  /** Units that an organization may have, those included that are still to be made. Absent: any number. */
  unitsMax: number | undefined
  /** Bytes that the files of each organization may take; absent: as many as there is room for. */
  storageMax: number | undefined
  /** Bytes that the kept exports of each organization may take. */
  exportsMax: number
  /** Absent: e-mails are kept in the folder `mailbox` of the data directory. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Where files lie; in the data folder where absent. */
  s3: S3Settings | undefined
  /** A service that tells devices where they are by their address in the network; absent: they are not told. */
  geolocationUrl: string | undefined
  /** The MapLibre style of staff's maps; the basemap that the portal brings where absent. */
  mapStyleUrl: string | undefined
  /** Absent: nobody is invited to identity credentials. */
  credentialIssuerUrl: string | undefined
  credentialIssuerKey: string | undefined
  organizationCreators: (typeof organizationCreators)[number]
  /** Absent: the embedded provider with its demo accounts signs people in. */
  oidcIssuer: string | undefined
  clientId: string
}

export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** Anyone on the network could sign in as the owner: the password is printed in the documentation. */
const refuseDemoAccountsElsewhere = (host: string, publicUrl: string): void => {
  const open = [host, new URL(publicUrl).hostname].find((name) => !isLoopback(name))
  if (open === undefined) return
  throw new ConfigError(
    `The embedded sign-in has demo accounts with a known password, so it serves on this computer alone, and not on ${open}. ` +
      'Set OIDC_ISSUER and OIDC_CLIENT_ID to your own OpenID provider, or leave HOST and TRACEMARK_PUBLIC_URL at a loopback address.',
  )
}

const getWidgetsPort = ({ PORT, WIDGETS_PORT }: Settings): number => WIDGETS_PORT ?? (PORT === LAST_PORT ? PORT - 1 : PORT + 1)

/** The foreign site is the demo's. */
const hasDemoSite = ({ OIDC_ISSUER }: Settings): boolean => OIDC_ISSUER === undefined

/** What is wrong between settings that are right by themselves, in a sentence for each. */
const faultsBetween = (settings: Settings): string[] => {
  const { PORT, WIDGETS_PORT, METRICS_PORT, SMTP_URL, MAIL_FROM, DATABASE_URL, DATABASE_APP_URL, DATABASE_DISTRIBUTED } = settings
  const rules: [isFault: boolean, message: string][] = [
    [WIDGETS_PORT === PORT, 'WIDGETS_PORT must be another than PORT: the demo page stands for a site of somebody else.'],
    [METRICS_PORT === PORT, `METRICS_PORT must be another than PORT (${PORT}): whoever reaches that would read the metrics.`],
    [
      hasDemoSite(settings) && METRICS_PORT === getWidgetsPort(settings),
      `METRICS_PORT must be another than WIDGETS_PORT (${getWidgetsPort(settings)}), which is the port after PORT where it is absent.`,
    ],
    [
      DATABASE_APP_URL !== undefined && DATABASE_URL === undefined,
      'DATABASE_APP_URL needs DATABASE_URL, the login that makes the tables of the same database.',
    ],
    [
      DATABASE_DISTRIBUTED !== undefined && DATABASE_URL === undefined,
      'DATABASE_DISTRIBUTED needs DATABASE_URL, the address of the coordinator.',
    ],
    [
      settings.CREDENTIAL_ISSUER_KEY !== undefined && settings.CREDENTIAL_ISSUER_URL === undefined,
      'CREDENTIAL_ISSUER_KEY needs CREDENTIAL_ISSUER_URL, the address of the service that takes the key.',
    ],
    // Mail servers refuse a sender whose name nobody gave them, and people what comes from `localhost`.
    [
      SMTP_URL !== undefined && MAIL_FROM === undefined,
      'SMTP_URL needs MAIL_FROM, the address that e-mails come from, such as Tracemark <noreply@example.com>.',
    ],
  ]
  return rules.flatMap(([isFault, message]) => (isFault ? [message] : []))
}

const readS3Settings = ({ S3_BUCKET_URL, S3_REGION: region, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }: Settings): S3Settings | undefined => {
  const settings = { S3_BUCKET_URL, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  const missing = Object.entries(settings).flatMap(([name, value]) => (value === undefined ? [name] : []))
  if (missing.length === Object.keys(settings).length) return undefined
  if (S3_BUCKET_URL === undefined || S3_ACCESS_KEY_ID === undefined || S3_SECRET_ACCESS_KEY === undefined)
    throw new ConfigError(`Files in an S3 store need all of its settings. Missing: ${missing.join(', ')}.`)
  const bucketUrl = S3_BUCKET_URL.replace(/(?<!\/)\/+$/, '')
  return { bucketUrl, region, accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
}

/** Reads the settings. Fails with a `ConfigError` that names every variable at fault. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>, workingDirectory: string): Config => {
  const present = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = Environment.safeParse(present)
  if (!parsed.success) throw new ConfigError(parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}.`).join('\n'))
  const settings = parsed.data
  const faults = faultsBetween(settings)
  if (faults.length > 0) throw new ConfigError(faults.join('\n'))
  const publicUrl = (settings.TRACEMARK_PUBLIC_URL ?? `http://localhost:${settings.PORT}`).replace(/(?<!\/)\/+$/, '')
  if (settings.OIDC_ISSUER === undefined) refuseDemoAccountsElsewhere(settings.HOST, publicUrl)
  const widgetsPort = getWidgetsPort(settings)
  return {
    port: settings.PORT,
    widgetsPort,
    demoSite: hasDemoSite(settings) ? `http://localhost:${widgetsPort}` : undefined,
    metricsPort: settings.METRICS_PORT,
    metricsHost: settings.METRICS_HOST,
    host: settings.HOST,
    publicUrl,
    dataDirectory: resolve(workingDirectory, settings.TRACEMARK_DATA_DIR),
    databaseUrl: settings.DATABASE_URL,
    databaseAppUrl: settings.DATABASE_APP_URL ?? settings.DATABASE_URL,
    databaseDistributed: settings.DATABASE_DISTRIBUTED,
    now: settings.TRACEMARK_NOW === undefined ? undefined : new Date(settings.TRACEMARK_NOW),
    demo: settings.OIDC_ISSUER === undefined || settings.TRACEMARK_DEMO === '1',
    product: settings.TRACEMARK_PRODUCT,
    logLevel: settings.TRACEMARK_LOG,
    trustedProxies: Number(settings.TRACEMARK_TRUST_PROXY),
    rateLimits: settings.TRACEMARK_RATE_LIMITS === 'on',
    privateNetworks: settings.TRACEMARK_PRIVATE_NETWORKS,
    clipboardKeys: settings.TRACEMARK_CLIPBOARD_KEYS,
    unitsMax: settings.TRACEMARK_UNITS_MAX === undefined ? undefined : Number(settings.TRACEMARK_UNITS_MAX),
    storageMax: settings.TRACEMARK_STORAGE_MAX,
    exportsMax: settings.TRACEMARK_EXPORTS_MAX ?? EXPORTS_MAX,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    s3: readS3Settings(settings),
    geolocationUrl: settings.GEOLOCATION_URL,
    mapStyleUrl: settings.MAP_STYLE_URL,
    credentialIssuerUrl: settings.CREDENTIAL_ISSUER_URL,
    credentialIssuerKey: settings.CREDENTIAL_ISSUER_KEY,
    organizationCreators: settings.TRACEMARK_CREATE_ORGANIZATIONS ?? (settings.OIDC_ISSUER === undefined ? 'verified' : 'nobody'),
    oidcIssuer: settings.OIDC_ISSUER,
    clientId: settings.OIDC_CLIENT_ID,
  }
}
