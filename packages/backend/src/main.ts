import { readConfig } from './config.ts'
import { createLog } from './platform/log.ts'
import { startBlock } from './platform/start-block.ts'
import { failureText } from './platform/start-failure.ts'
import { serve } from './serve.ts'

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

const fail = (error: unknown): never => {
  process.stderr.write(failureText(error))
  process.exit(1)
}

await start().catch(fail)
