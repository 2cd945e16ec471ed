import type { Command } from './command.ts'
import { OperatorError, UnknownCommandError, USAGE } from './usage.ts'

/** By the noun that each begins with. Each loads its own code when it is called: all of it together took seconds. */
const commands: Readonly<Record<string, Command>> = {
  organization: async (...asked) => (await import('./organization-command.ts')).runOrganizationCommand(...asked),
  cluster: async (...asked) => (await import('./cluster-command.ts')).runClusterCommand(...asked),
  journal: async (...asked) => (await import('./journal-command.ts')).runJournalCommand(...asked),
}

const asksForHelp = (given: readonly string[]): boolean => given[0] === 'help' || given.includes('--help') || given.includes('-h')

/** Does what the operator asks, with these arguments and settings. Gives what they read. */
export const runCommand: Command = async (given, settings, workingDirectory) => {
  if (asksForHelp(given)) return USAGE
  const [noun = '', ...rest] = given
  const command = Object.hasOwn(commands, noun) ? commands[noun] : undefined
  if (given.length === 0) throw new OperatorError(USAGE)
  if (!command) throw new UnknownCommandError(noun)
  return command(rest, settings, workingDirectory)
}
