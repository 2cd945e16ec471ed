import { ConfigError, readConfig } from './config.ts'
import { DataDirectoryInUseError } from './db/lock.ts'
import { JournalError } from './journal/read-journal.ts'
import { createLog } from './log.ts'
import { serve } from './serve.ts'
import { startBlock } from './start-block.ts'

/** Longer than requests, deliveries and the database are waited for, and below the 30 s after which container platforms kill. */
const STOP_MS = 28_000

const start = async (): Promise<void> => {
  const config = readConfig(process.env, process.cwd())
  const { rows, stop } = await serve(config, createLog(config.logLevel))
  process.stdout.write(startBlock(rows))
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

/** A fault that the reader can mend is a sentence or two; any other keeps its stack. */
const fail = (error: unknown): never => {
  const system = error instanceof Error && 'code' in error ? error.code : undefined
  const expected = error instanceof ConfigError || error instanceof DataDirectoryInUseError || error instanceof JournalError
  const hint = hints[String(system)]
  const isKnown = expected || hint !== undefined
  const text = error instanceof Error ? (isKnown ? error.message : (error.stack ?? error.message)) : String(error)
  process.stderr.write(`${text}\n${hint === undefined ? '' : `${hint}\n`}`)
  process.exit(1)
}

await start().catch(fail)
