import { ConfigError } from './config.ts'
import { DataDirectoryInUseError } from './db/lock.ts'
import { SharedSessionsError } from './db/session-check.ts'
import { DatabaseUnavailableError } from './db/unavailable.ts'
import { isDiskFull, NoRoomError } from './disk.ts'
import { JournalError } from './journal/read-journal.ts'

const NO_DATABASE =
  'The database can not be reached. Look whether PostgreSQL runs at the host and port of DATABASE_URL and DATABASE_APP_URL.'
const NO_ROOM =
  'The disk is full. Free space on the disk of TRACEMARK_DATA_DIR, or that of the database, and start again. Nothing was lost.'
const NO_LOGIN = 'The database refuses this name and password: correct those in DATABASE_URL and DATABASE_APP_URL.'
const NO_ACCESS =
  'The user who runs the server may not read or write there: give TRACEMARK_DATA_DIR, and all that is in it, to that user (chown -R), on a disk that can be written.'
const NO_FILE =
  'DATABASE_URL or DATABASE_APP_URL names this file (sslrootcert, sslcert or sslkey): correct its path, or let the server read it.'
/** What to do about a failure of the system, by its code. */
const hints: Record<string, string> = {
  EADDRINUSE: 'Another program has this port: stop it, or set PORT (and WIDGETS_PORT) to free ones.',
  EADDRNOTAVAIL: 'This computer does not have the address: set HOST to one of its own, such as 127.0.0.1 behind a proxy.',
  EACCES: NO_ACCESS,
  EPERM: NO_ACCESS,
  EROFS: NO_ACCESS,
  '28P01': NO_LOGIN,
  '28000': NO_LOGIN,
  '42501':
    'The login may not do this: that of DATABASE_URL must be allowed to make tables and the role tracemark_app, and that of DATABASE_APP_URL must have this role.',
  '42P01':
    'The tables of Tracemark are not in this database: name the same database in DATABASE_URL and DATABASE_APP_URL, and start the server, which makes them.',
  '3D000': 'There is no database of the name in DATABASE_URL: create it, or correct the name.',
}
const NO_PORT = 'Ports below 1024 are not for every user: set PORT to a higher one, such as 8080, and let the proxy have 443.'

/** A certificate that is not trusted. */
const CERTIFICATE = /CERT|SIGNED|SIGNATURE/
const NO_TRUST =
  "The database's certificate is not trusted: name the authority that signed it in DATABASE_URL and DATABASE_APP_URL (sslrootcert=/path/to/ca.pem)."

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '')
/** What the system was asked to do. */
const callOf = (error: unknown): unknown => error instanceof Error && 'syscall' in error && error.syscall

const hintOf = (reason: unknown, isDatabase: boolean): string | undefined => {
  const code = codeOf(reason)
  const call = callOf(reason)
  if (isDatabase && (call === 'open' || call === 'read')) return NO_FILE
  if (code === 'EACCES' && call === 'listen') return NO_PORT
  if (isDatabase && CERTIFICATE.test(code)) return NO_TRUST
  return hints[code] ?? (isDatabase ? NO_DATABASE : undefined)
}

/** What a program that could not do its work says: a fault that the reader can mend in a sentence or two, any other with its stack. */
export const failureText = (error: unknown): string => {
  const isDatabase = error instanceof DatabaseUnavailableError
  const reason = isDatabase ? error.cause : error
  const expected =
    error instanceof ConfigError ||
    error instanceof DataDirectoryInUseError ||
    error instanceof JournalError ||
    error instanceof NoRoomError ||
    error instanceof SharedSessionsError
  const hint = isDiskFull(reason) && !expected ? NO_ROOM : hintOf(reason, isDatabase)
  const isKnown = expected || hint !== undefined
  const text = reason instanceof Error ? (isKnown ? reason.message || codeOf(reason) : (reason.stack ?? reason.message)) : String(reason)
  return `${text}\n${hint === undefined ? '' : `${hint}\n`}`
}
