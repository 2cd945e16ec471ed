import { ConfigError, readConfig } from './config.ts'
import { DataDirectoryInUseError } from './db/lock.ts'
import { JournalError } from './journal/read-journal.ts'
import { createLog } from './log.ts'
import { serve } from './serve.ts'
import { startBlock } from './start-block.ts'

/** Longer than any request takes: what still runs then is cut off, so that the database closes. */
const STOP_MS = 5000

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

/** A fault that the reader can mend is one sentence; any other keeps its stack. */
const fail = (error: unknown): never => {
  const system = error instanceof Error && 'code' in error ? error.code : undefined
  const expected = error instanceof ConfigError || error instanceof DataDirectoryInUseError || error instanceof JournalError
  const text = error instanceof Error ? (expected ? error.message : (error.stack ?? error.message)) : String(error)
  const hint = system === 'EADDRINUSE' ? '\nAnother program has this port: stop it, or set PORT (and WIDGETS_PORT) to free ones.' : ''
  process.stderr.write(`${text}${hint}\n`)
  process.exit(1)
}

await start().catch(fail)
