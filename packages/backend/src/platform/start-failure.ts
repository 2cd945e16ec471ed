import { inspect } from 'node:util'
import { ConfigError } from '../config.ts'
import { FormerSchemaError } from '../schema/migrations/former-schema.ts'
import { DistributionError } from './db/citus.ts'
import { DataDirectoryInUseError } from './db/lock.ts'
import { SharedSessionsError } from './db/session-check.ts'
import { type DatabaseSetting, DatabaseUnavailableError } from './db/unavailable.ts'
import { isDiskFull, NoRoomError } from './disk.ts'
import { JournalError } from './journal/read-journal.ts'

const BOTH = 'DATABASE_URL and DATABASE_APP_URL'
const NO_ROOM =
  'The disk is full. Free space on the disk of TRACEMARK_DATA_DIR, or that of the database, and start again. Nothing was lost.'
const NO_FOLDER = 'TRACEMARK_DATA_DIR can not be made there: set it to a folder on a disk that can be written.'
const NO_ACCESS =
  'The user who runs the server may not read or write there: give TRACEMARK_DATA_DIR, and all that is in it, to that user (chown -R), on a disk that can be written.'
/** What to do about a failure of the system, by its code. */
const hints: Record<string, string> = {
  EADDRINUSE: 'Another program has this port: stop it, or set PORT, WIDGETS_PORT or METRICS_PORT, whichever it is, to a free one.',
  EADDRNOTAVAIL: 'This computer does not have the address: set HOST, or METRICS_HOST, to one of its own, such as 127.0.0.1 behind a proxy.',
  EACCES: NO_ACCESS,
  EPERM: NO_ACCESS,
  EROFS: NO_ACCESS,
  '42501':
    'The login may not do this: that of DATABASE_URL must be allowed to make tables and the role tracemark_app, and that of DATABASE_APP_URL must have this role.',
  '42P01':
    'The tables of Tracemark are not in this database: name the same database in DATABASE_URL and DATABASE_APP_URL, and start the server, which makes them.',
}
const NO_PORT = 'Ports below 1024 are not for every user: set PORT to a higher one, such as 8080, and let the proxy have 443.'

/** A certificate that is not trusted. */
const CERTIFICATE = /CERT|SIGNED|SIGNATURE/
const REFUSED_LOGINS: ReadonlySet<string> = new Set(['28P01', '28000'])
const NO_SUCH_DATABASE = '3D000'
/** It comes without a code. */
const NO_ENCRYPTION = 'does not support SSL'

const getCode = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
/** What the system was asked to do. */
const getSystemCall = (error: unknown): unknown => error instanceof Error && 'syscall' in error && error.syscall

/** What to do about a database that refuses a connection. */
const getDatabaseHint = (reason: unknown, setting: DatabaseSetting | undefined): string => {
  const code = getCode(reason)
  const call = getSystemCall(reason)
  const named = setting ?? BOTH
  if (call === 'open' || call === 'read')
    return `${setting ?? 'DATABASE_URL or DATABASE_APP_URL'} names this file (sslrootcert, sslcert or sslkey): correct its path, or let the server read it.`
  if (REFUSED_LOGINS.has(code)) return `The database refuses the name and password of ${named}: correct them.`
  if (code === NO_SUCH_DATABASE) return `There is no database of the name in ${named}: create it, or correct the name.`
  if (CERTIFICATE.test(code))
    return `The database's certificate is not trusted: name the authority that signed it in ${named} (sslrootcert=/path/to/ca.pem).`
  if (reason instanceof Error && reason.message.includes(NO_ENCRYPTION))
    return `The database takes no encrypted connections: turn TLS on there, or set sslmode=disable in ${named}.`
  return hints[code] ?? `The database can not be reached. Look whether PostgreSQL runs at the host and port of ${named}.`
}

const getHint = (reason: unknown): string | undefined => {
  const code = getCode(reason)
  const call = getSystemCall(reason)
  if (code === 'EACCES' && call === 'listen') return NO_PORT
  if (call === 'mkdir' && (code === 'ENOENT' || code === 'ENOTDIR')) return NO_FOLDER
  return hints[code]
}

/** What a program that could not do its work says: a fault that the reader can mend in a sentence or two, any other with its stack. */
export const failureText = (error: unknown): string => {
  const isDatabase = error instanceof DatabaseUnavailableError
  const reason = isDatabase ? error.cause : error
  const expected =
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof DistributionError ||
    error instanceof FormerSchemaError ||
    error instanceof JournalError ||
    error instanceof NoRoomError ||
    error instanceof SharedSessionsError
  if (expected) return `${error.message}\n`
  const hint = isDiskFull(reason) ? NO_ROOM : isDatabase ? getDatabaseHint(reason, error.setting) : getHint(reason)
  if (!(reason instanceof Error)) return `${hint ?? inspect(reason)}\n`
  return hint === undefined ? `${reason.stack ?? reason.message}\n` : `${hint} (${reason.message || getCode(reason)})\n`
}
