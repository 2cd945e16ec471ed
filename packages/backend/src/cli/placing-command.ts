import { parseArgs } from 'node:util'
import type { Kysely } from 'kysely'
import { readConfig } from '../config.ts'
import type { Database } from '../schema/database.ts'
import { readSlug, readWorker } from './arguments.ts'
import { isolateOrganization, moveOrganization, withCluster } from './cluster.ts'
import type { Command } from './command.ts'
import { UnknownCommandError } from './usage.ts'

type Work = (db: Kysely<Database>) => Promise<string>

const moveWork = (slug: string, worker: string): Work => {
  return async (db) => {
    const others = await moveOrganization(db, slug, worker)
    const along = others.length > 0 ? `The others in its part went with it: ${others.join(', ')}.\n` : ''
    return `${slug} is on ${worker} now.\n${along}`
  }
}

const isolateWork = (slug: string): Work => {
  return async (db) => `${slug} is in a part of its own now, on ${await isolateOrganization(db, slug)} as before.\n`
}

const readWork = (given: readonly string[]): Work => {
  const { values, positionals } = parseArgs({ args: [...given], options: { to: { type: 'string' } }, allowPositionals: true })
  const [action, first, ...more] = positionals
  if (more.length > 0) throw new UnknownCommandError(`organization ${positionals.join(' ')}`)
  const slug = readSlug(first)
  return action === 'isolate' ? isolateWork(slug) : moveWork(slug, readWorker(values.to))
}

/** Changes where an organization is: `organization move` and `organization isolate`. Opens the database as the owner of its tables. */
export const runPlacingCommand: Command = async (given, settings, workingDirectory) => {
  const work = readWork(given)
  return withCluster(readConfig(settings, workingDirectory), work)
}
