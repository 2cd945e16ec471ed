import { ConfigError } from './config.ts'
import { DataDirectoryInUseError } from './db/lock.ts'
import { JournalError } from './journal/read-journal.ts'

const NO_DATABASE =
  'The database can not be reached. Look whether PostgreSQL runs at the host and port of DATABASE_URL and DATABASE_APP_URL.'
/** What to do about a failure of the system, by its code. */
const hints: Record<string, string> = {
  EADDRINUSE: 'Another program has this port: stop it, or set PORT (and WIDGETS_PORT) to free ones.',
  ECONNREFUSED: NO_DATABASE,
  ENOTFOUND: NO_DATABASE,
  CONNECT_TIMEOUT: NO_DATABASE,
  '28P01': 'The database refuses this name and password: correct those in DATABASE_URL and DATABASE_APP_URL.',
  '3D000': 'There is no database of the name in DATABASE_URL: create it, or correct the name.',
}

/** What a program that could not do its work says: a fault that the reader can mend in a sentence or two, any other with its stack. */
export const failureText = (error: unknown): string => {
  const system = error instanceof Error && 'code' in error ? error.code : undefined
  const expected = error instanceof ConfigError || error instanceof DataDirectoryInUseError || error instanceof JournalError
  const hint = hints[String(system)]
  const isKnown = expected || hint !== undefined
  const text = error instanceof Error ? (isKnown ? error.message : (error.stack ?? error.message)) : String(error)
  return `${text}\n${hint === undefined ? '' : `${hint}\n`}`
}
