import { runCommand } from './run.ts'
import { OperatorError, SEE_HELP } from './usage.ts'

const isOfUsage = (error: unknown): error is Error => error instanceof TypeError && 'code' in error

/** What explains every failure of a start knows most of the server: it is loaded where something has failed. */
const describeFailure = async (error: unknown): Promise<string> => {
  if (error instanceof OperatorError) return `${error.message}\n`
  if (isOfUsage(error)) return `${error.message}. ${SEE_HELP}\n`
  return (await import('../platform/start-failure.ts')).failureText(error)
}

try {
  process.stdout.write(await runCommand(process.argv.slice(2), process.env, process.cwd()))
} catch (error) {
  process.stderr.write(await describeFailure(error))
  process.exitCode = 1
}
