import { readConfig } from '../config.ts'
import { cutJournalIn } from '../platform/db/embedded.ts'
import type { Command } from './command.ts'
import { UnknownCommandError } from './usage.ts'

/** Needs no open database: it is what lets it open. */
export const runJournalCommand: Command = async ([action, ...more], settings, workingDirectory) => {
  if (action !== 'cut' || more.length > 0)
    throw new UnknownCommandError(['journal', action, ...more].filter((word) => word !== undefined).join(' '))
  const places = await cutJournalIn(readConfig(settings, workingDirectory).dataDirectory)
  if (places.length === 0) return 'The journal is whole. Nothing was cut.\n'
  return places
    .map(({ file, line }) => `${file} ends before line ${line} now. What it was is kept beside it, as ${file}.damaged.\n`)
    .join('')
}
