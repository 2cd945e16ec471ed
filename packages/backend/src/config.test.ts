import { expect, test } from 'vitest'
import { ConfigError, readConfig, settingsTemplate } from './config.ts'

test('without settings it serves on this computer, from the folder data', () => {
  expect(readConfig({ PORT: '' }, '/srv/tracemark')).toEqual({
    port: 8080,
    widgetsPort: 8081,
    demoSite: 'http://localhost:8081',
    metricsPort: undefined,
    metricsHost: '127.0.0.1',
    host: '127.0.0.1',
    publicUrl: 'http://localhost:8080',
    dataDirectory: '/srv/tracemark/data',
    databaseUrl: undefined,
    databaseAppUrl: undefined,
    now: undefined,
    demo: true,
    product: 'tracemark',
    logLevel: 'warn',
    trustedProxies: 0,
    rateLimits: true,
    privateNetworks: [],
    clipboardKeys: {},
    exportsMax: 5e9,
    s3: undefined,
    geolocationUrl: undefined,
    mapStyleUrl: undefined,
    organizationCreators: 'verified',
    oidcIssuer: undefined,
    clientId: 'tracemark-portal',
  })
})

test('every setting is read', () => {
  const settings = {
    PORT: '9000',
    WIDGETS_PORT: '9100',
    METRICS_PORT: '9464',
    METRICS_HOST: '10.1.0.4',
    HOST: '0.0.0.0',
    TRACEMARK_PUBLIC_URL: 'https://portal.example/',
    TRACEMARK_DATA_DIR: '/var/data',
    DATABASE_URL: 'postgres://db/tracemark',
    DATABASE_APP_URL: 'postgres://app@db/tracemark',
    DATABASE_DISTRIBUTED: 'citus',
    TRACEMARK_DEMO: '1',
    TRACEMARK_NOW: '2026-05-20T15:00:00Z',
    TRACEMARK_PRODUCT: 'acme',
    TRACEMARK_LOG: 'info',
    TRACEMARK_TRUST_PROXY: '2',
    TRACEMARK_RATE_LIMITS: 'off',
    TRACEMARK_PRIVATE_NETWORKS: '10.1.0.0/16, fd00::/8',
    TRACEMARK_EXPORTS_MAX: '20GB',
    TRACEMARK_CLIPBOARD_KEYS: '{"https://other.example":{"keys":[{"kty":"EC","kid":"k"}]}}',
    S3_BUCKET_URL: 'https://s3.example/files/',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY_ID: 'the-id',
    S3_SECRET_ACCESS_KEY: 'the-secret',
    MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
    OIDC_ISSUER: 'https://id.example/realm',
    OIDC_CLIENT_ID: 'portal',
  }
  expect(readConfig(settings, '/')).toEqual({
    port: 9000,
    widgetsPort: 9100,
    metricsPort: 9464,
    metricsHost: '10.1.0.4',
    host: '0.0.0.0',
    publicUrl: 'https://portal.example',
    dataDirectory: '/var/data',
    databaseUrl: 'postgres://db/tracemark',
    databaseAppUrl: 'postgres://app@db/tracemark',
    databaseDistributed: 'citus',
    now: new Date('2026-05-20T15:00:00Z'),
    demo: true,
    product: 'acme',
    logLevel: 'info',
    trustedProxies: 2,
    rateLimits: false,
    privateNetworks: ['10.1.0.0/16', 'fd00::/8'],
    exportsMax: 20e9,
    clipboardKeys: { 'https://other.example': { keys: [{ kty: 'EC', kid: 'k' }] } },
    s3: {
      bucketUrl: 'https://s3.example/files',
      region: 'eu-west-1',
      accessKeyId: 'the-id',
      secretAccessKey: 'the-secret',
    },
    mapStyleUrl: 'https://maps.example/style.json?key=1',
    organizationCreators: 'nobody',
    oidcIssuer: 'https://id.example/realm',
    clientId: 'portal',
  })
  expect(readConfig({ ...settings, TRACEMARK_UNITS_MAX: '1000000' }, '/').unitsMax).toBe(1_000_000)
  expect(() => readConfig({ ...settings, TRACEMARK_UNITS_MAX: '1e6' }, '/')).toThrow('TRACEMARK_UNITS_MAX must be the number of units')
  expect(readConfig({ ...settings, TRACEMARK_CREATE_ORGANIZATIONS: 'verified' }, '/').organizationCreators).toBe('verified')
})

test('half of what an S3 store needs is refused, and so is a network that is none', () => {
  expect(() => readConfig({ S3_BUCKET_URL: 'https://s3.example/files', S3_ACCESS_KEY_ID: 'the-id' }, '/')).toThrow(
    new ConfigError('Files in an S3 store need all of its settings. Missing: S3_SECRET_ACCESS_KEY.'),
  )
  expect(() => readConfig({ TRACEMARK_PRIVATE_NETWORKS: '10.0.0.0/8,everywhere' }, '/')).toThrow(
    new ConfigError('TRACEMARK_PRIVATE_NETWORKS must be networks such as 10.1.0.0/16, with commas between them.'),
  )
})

test('every setting at fault is named', () => {
  expect(() => readConfig({ PORT: 'eighty', DATABASE_URL: 'mysql://db', TRACEMARK_NOW: 'noon' }, '/')).toThrow(
    new ConfigError(
      'PORT must be a number.\nDATABASE_URL must be an address that begins with postgres:// or postgresql://, where a password has %2F for /, %23 for # and %3F for ?.\nTRACEMARK_NOW must be an instant such as 2026-05-20T15:00:00Z.',
    ),
  )
})

test.each([
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '192.168.1.4' },
  { TRACEMARK_PUBLIC_URL: 'https://tracemark.example' },
  { HOST: '127.0.0.1.example' },
])('demo accounts are not served with %j', (settings) => {
  expect(() => readConfig(settings, '/')).toThrow(/demo accounts with a known password/)
})

test.each(['localhost', '127.0.0.1', '127.8.8.8', '::1'])('demo accounts are served on %s', (host) => {
  expect(readConfig({ HOST: host }, '/').host).toBe(host)
})

test.each([
  [{ PORT: '0' }, 'PORT must be 1 to 65535.'],
  [{ PORT: '65536' }, 'PORT must be 1 to 65535.'],
  [{ WIDGETS_PORT: '0' }, 'WIDGETS_PORT must be 1 to 65535.'],
  [{ PORT: '9000', WIDGETS_PORT: '9000' }, 'WIDGETS_PORT must be another than PORT: the demo page stands for a site of somebody else.'],
  [
    { PORT: '9000', METRICS_PORT: '9001' },
    'METRICS_PORT must be another than WIDGETS_PORT (9001), which is the port after PORT where it is absent.',
  ],
  [
    { PORT: '9000', METRICS_PORT: '9000', SMTP_URL: 'smtp://mail.example' },
    `METRICS_PORT must be another than PORT (9000): whoever reaches that would read the metrics.
SMTP_URL needs MAIL_FROM, the address that e-mails come from, such as Tracemark <noreply@example.com>.`,
  ],
  [
    { DATABASE_APP_URL: 'postgres://app@db/tracemark' },
    'DATABASE_APP_URL needs DATABASE_URL, the login that makes the tables of the same database.',
  ],
  [{ DATABASE_DISTRIBUTED: 'citus' }, 'DATABASE_DISTRIBUTED needs DATABASE_URL, the address of the coordinator.'],
  [{ DATABASE_DISTRIBUTED: 'shards' }, 'DATABASE_DISTRIBUTED must be citus, or absent.'],
  [
    { CREDENTIAL_ISSUER_KEY: 'the-key' },
    'CREDENTIAL_ISSUER_KEY needs CREDENTIAL_ISSUER_URL, the address of the service that takes the key.',
  ],
  [{ TRACEMARK_LOG: 'loud' }, 'TRACEMARK_LOG must be one of silent, error, warn, info.'],
  [{ TRACEMARK_TRUST_PROXY: 'all' }, 'TRACEMARK_TRUST_PROXY must be the number of proxies in front, 0 to 9.'],
  [{ TRACEMARK_RATE_LIMITS: '100' }, 'TRACEMARK_RATE_LIMITS must be on or off.'],
  [{ TRACEMARK_DEMO: 'yes' }, 'TRACEMARK_DEMO must be 1, or absent.'],
  [{ OIDC_ISSUER: 'nonsense' }, 'OIDC_ISSUER must be an address that begins with http:// or https://.'],
  [{ OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be an address that begins with https://, or one of this computer.'],
])('%j is refused', (settings, message) => {
  expect(() => readConfig(settings, '/')).toThrow(new ConfigError(message))
})

test('without the demo nothing listens on the port after PORT', () => {
  expect(readConfig({ PORT: '9000', METRICS_PORT: '9001', OIDC_ISSUER: 'https://id.example' }, '/').metricsPort).toBe(9001)
})

test('the last port has the foreign site below it', () => {
  expect(readConfig({ PORT: '65535' }, '/').widgetsPort).toBe(65_534)
})

test.each(['https://id.example', 'http://localhost:9000/realm', 'http://127.0.0.1:9000', 'http://[::1]:9000'])(
  '%s may sign people in',
  (issuer) => {
    expect(readConfig({ OIDC_ISSUER: issuer }, '/').oidcIssuer).toBe(issuer)
  },
)

test("the operator's template has every setting, as the server reads it", async () => {
  await expect(settingsTemplate()).toMatchFileSnapshot('../../../deploy/tracemark.env')
})
