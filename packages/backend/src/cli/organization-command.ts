import { parseArgs } from 'node:util'
import { readConfig } from '../config.ts'
import { createClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import type { Dependencies } from '../platform/http/dependencies.ts'
import { createIdSource } from '../platform/ids.ts'
import type { Command } from './command.ts'
import { listAllOrganizations, organizationLines } from './list-organizations.ts'
import type { OwnerInvitation } from './organizations.ts'
import { OperatorError, SEE_HELP, UnknownCommandError } from './usage.ts'

type Needs = Pick<Dependencies, 'db' | 'clock' | 'ids' | 'publicUrl'>
type Work = (needs: Needs) => Promise<string>

const invitationText = (email: string, { link, expiresAt }: OwnerInvitation): string =>
  `The server sends ${email} an e-mail with this link, which works once, until ${expiresAt.toISOString()}:\n${link}\n`

const states = { suspend: 'suspended', delete: 'deleted', activate: 'active' } as const
const isState = (action: string | undefined): action is keyof typeof states => action !== undefined && action in states

const listWork: Work = async ({ db }) => {
  const organizations = await listAllOrganizations(db)
  return organizations.length === 0 ? 'There is no organization yet.\n' : organizationLines(organizations)
}

/** What a command does, once all that it was given is known to be right. The list loads nothing of what changes organizations. */
const readWork = async (given: readonly string[]): Promise<Work> => {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { owner: { type: 'string' }, language: { type: 'string', default: 'en' } },
    allowPositionals: true,
  })
  const [action, first, second] = positionals
  if (action === 'list') return listWork
  const [{ createWithOwner, inviteOwner, changeState }, { readLanguage, readName, readOwner, readSlug }] = await Promise.all([
    import('./organizations.ts'),
    import('./arguments.ts'),
  ])
  if (action === 'create') {
    const name = readName(first)
    const language = readLanguage(values.language)
    const owner = readOwner(values.owner)
    return async (needs) => {
      const { slug, ...invitation } = await createWithOwner(needs, { name, language, owner })
      return `${name} is created, with the slug ${slug}.\n${invitationText(owner, invitation)}`
    }
  }
  if (action === 'invite') {
    const [slug, email] = [readSlug(first), readOwner(second)]
    return async (needs) => invitationText(email, await inviteOwner(needs, slug, email))
  }
  if (isState(action)) {
    const [slug, state] = [readSlug(first), states[action]]
    return async (needs) => {
      await changeState(needs, slug, state)
      return `${slug} is ${state}.\n`
    }
  }
  if (action === undefined) throw new OperatorError(`The word after "organization" is missing, such as "list". ${SEE_HELP}`)
  throw new UnknownCommandError(`organization ${action}`)
}

const isOfPlacing = ([action]: readonly string[]): boolean => action === 'move' || action === 'isolate'

export const runOrganizationCommand: Command = async (given, settings, workingDirectory) => {
  if (isOfPlacing(given)) return (await import('./placing-command.ts')).runPlacingCommand(given, settings, workingDirectory)
  const work = await readWork(given)
  const config = readConfig(settings, workingDirectory)
  const { db, durable, close } = await openDatabase(config)
  try {
    const clock = createClock(config)
    const text = await work({ db, clock, ids: createIdSource(clock), publicUrl: config.publicUrl })
    await durable()
    return text
  } finally {
    await close()
  }
}
