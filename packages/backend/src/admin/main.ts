import { failureText } from '../start-failure.ts'
import { OperatorError } from './organizations.ts'
import { runCommand, USAGE } from './run.ts'

const isOfUsage = (error: unknown): error is Error => error instanceof TypeError && 'code' in error

try {
  process.stdout.write(await runCommand(process.argv.slice(2), process.env, process.cwd()))
} catch (error) {
  if (isOfUsage(error)) process.stderr.write(`${error.message}\n\n${USAGE}`)
  else process.stderr.write(error instanceof OperatorError ? `${error.message}\n` : failureText(error))
  process.exitCode = 1
}
