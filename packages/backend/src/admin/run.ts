import { parseArgs } from 'node:util'
import { EmailAddress, Language, languages, Name } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { clockOf } from '../backend.ts'
import { readConfig } from '../config.ts'
import { cutJournalIn } from '../db/embedded.ts'
import { createIdSource } from '../ids.ts'
import type { Place } from '../journal/read-journal.ts'
import { openDatabase } from '../serve.ts'
import { changeState, createWithOwner, inviteOwner, OperatorError, type OwnerInvitation } from './organizations.ts'

export const USAGE = `Works on the database that the settings name, as the server does. The embedded database is open in one process at a time: stop the server first.

  organization create NAME --owner EMAIL [--language TAG]   creates an organization, and invites its first owner
  organization invite SLUG EMAIL                            invites another owner; a link sent before to the same address ends
  organization suspend SLUG                                 closes it to its members and visitors; nothing is removed
  organization delete SLUG                                  the same, and its members no longer see it in their lists
  organization activate SLUG                                opens it again
  journal cut                                               gives up what stands in the damaged journal of the embedded database from
                                                            its first damaged line on; the damaged files stay beside it
`

const cutText = (places: readonly Place[]): string =>
  places.length === 0
    ? 'The journal is whole. Nothing was cut.\n'
    : places.map(({ file, line }) => `${file} ends before line ${line} now. What it was is kept beside it, as ${file}.damaged.\n`).join('')

const checked = <Schema extends z.ZodMiniType>(schema: Schema, value: string | undefined, fault: string): z.infer<Schema> => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new OperatorError(`${fault}\n\n${USAGE}`)
  return parsed.data
}
const emailOf = (value: string | undefined) => checked(EmailAddress, value, 'The e-mail address of the owner is missing, or is none.')
const slugOf = (value: string | undefined) => checked(Name, value, 'The slug of the organization is missing.')

const invitationText = (email: string, { link, expiresAt }: OwnerInvitation): string =>
  `The server sends ${email} an e-mail with this link, which works once, until ${expiresAt.toISOString()}:\n${link}\n`

const states = { suspend: 'suspended', delete: 'deleted', activate: 'active' } as const
const isState = (action: string | undefined): action is keyof typeof states => action !== undefined && action in states

type Needs = Parameters<typeof changeState>[0]

/** What a command does, once all that it was given is known to be right. Gives what the operator reads. */
const commandOf = (given: readonly string[]): ((needs: Needs) => Promise<string>) => {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: { owner: { type: 'string' }, language: { type: 'string', default: 'en' } },
    allowPositionals: true,
  })
  const [noun, action, first, second] = positionals
  if (noun === 'organization' && action === 'create') {
    const name = checked(Name, first, 'The name of the organization is missing.')
    const language = checked(Language, values.language, `The language must be one of ${languages.join(', ')}.`)
    const owner = emailOf(values.owner)
    return async (needs) => {
      const { slug, ...invitation } = await createWithOwner(needs, { name, language, owner })
      return `${name} is created, with the slug ${slug}.\n${invitationText(owner, invitation)}`
    }
  }
  if (noun === 'organization' && action === 'invite') {
    const [slug, email] = [slugOf(first), emailOf(second)]
    return async (needs) => invitationText(email, await inviteOwner(needs, slug, email))
  }
  if (noun === 'organization' && isState(action)) {
    const [slug, state] = [slugOf(first), states[action]]
    return async (needs) => {
      await changeState(needs, slug, state)
      return `${slug} is ${state}.\n`
    }
  }
  throw new OperatorError(USAGE)
}

/** Needs no open database: it is what lets it open. */
const isJournalCut = ([noun, action, ...more]: readonly string[]): boolean => noun === 'journal' && action === 'cut' && more.length === 0

/** Does what the operator asks, with these arguments and settings. Gives what they read. */
export const runCommand = async (given: readonly string[], settings: NodeJS.ProcessEnv, workingDirectory: string): Promise<string> => {
  if (isJournalCut(given)) return cutText(await cutJournalIn(readConfig(settings, workingDirectory).dataDirectory))
  const command = commandOf(given)
  const config = readConfig(settings, workingDirectory)
  const { db, durable, close } = await openDatabase(config)
  try {
    const clock = clockOf(config)
    const text = await command({ db, clock, ids: createIdSource(clock), publicUrl: config.publicUrl })
    await durable()
    return text
  } finally {
    await close()
  }
}
