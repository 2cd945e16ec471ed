import type { ErrorCode } from '@tracemark/api/schemas'

/** What the contract tests do not ask of every operation. Each exception says why. */

interface Exception {
  answer: ErrorCode | 'done'
  because: string
}

/** What a member who is suspended, or no longer one, is answered where that is not a refusal. */
export const withoutMembership: Readonly<Record<string, Exception>> = {
  'auth.permissions': { answer: 'done', because: 'A general token belongs to no organization.' },
  'organizations.create': { answer: 'done', because: 'Anyone with an account may make an organization of their own.' },
  'invitations.accept': { answer: 'done', because: 'People answer invitations to organizations that they do not belong to.' },
  'invitations.decline': { answer: 'done', because: 'People answer invitations to organizations that they do not belong to.' },
  'graphql.organizations': {
    answer: 'done',
    because: 'People see which organizations suspended them, and those that they still belong to.',
  },
  'graphql.myaccount': { answer: 'done', because: 'People see their account, and which organizations suspended them.' },
}

/** Tables that have no rows when the contract tests begin, and why. */
export const emptyTables: Readonly<Record<string, string>> = {
  entity_changes: 'Changes by id alone leave one, and none is made before the contract tests begin.',
  former_members: 'Nobody has left before the contract tests begin.',
  saved_view_defaults: 'Nobody has chosen what a list opens with before the contract tests begin.',
  export_rows: 'An export has them while it is written, and none is before the contract tests begin.',
  interaction_changes: 'Corrections alone leave one, and none is made before the contract tests begin.',
}

const VIEWS = 'The handler asks for the permissions of the list that the view is of.'

const EXPORTS = 'Everybody has their own; the handler asks for the permission to see the list.'

/** Calls of people and devices that need no permission in an organization, and why. */
export const unguarded: Readonly<Record<string, string>> = {
  'accessTokens.exchange': 'Being a member is what it asks for.',
  'auth.permissions': 'It answers what they are.',
  'organizations.bySlug': 'Whoever belongs to an organization may know what it is called.',
  'organizations.unitStatuses': 'Words for the numbers that units have, which every member meets.',
  'organizationAccounts.update': 'One sets the own language without; the handler asks for the permission where it is more.',
  'organizationAccounts.delete': 'One leaves without; the handler asks for the permission where it is somebody else.',
  'savedViews.list': VIEWS,
  'savedViews.create': VIEWS,
  'savedViews.get': VIEWS,
  'savedViews.update': VIEWS,
  'savedViews.delete': VIEWS,
  'savedViews.setDefault': VIEWS,
  'exports.list': EXPORTS,
  'exports.create': EXPORTS,
  'exports.get': EXPORTS,
  'exports.file': EXPORTS,
  'exports.cancel': EXPORTS,
  'exports.delete': EXPORTS,
  'graphql.myaccount': 'The own account.',
  'graphql.organizationAccounts': 'Without it, it answers the own membership alone.',
  'graphql.organizations': 'The own organizations.',
}

/** What is posted without an `Idempotency-Key`, and why. */
export const withoutKey: Readonly<Record<string, string>> = {
  'clipboard.compare': 'Changes nothing.',
  'clipboard.take': 'Names the version that it compared: a second time it is refused as changed meanwhile.',
  'accessTokens.create': 'Its answer has the secret, of which a hash alone is kept.',
  'accessTokens.exchange': 'It makes a token and no row, and a token is worth less the older it is.',
  'baseAttributes.validate': 'It changes nothing.',
  'files.create': 'An address that no file is sent to is swept, and a kept answer would be the secret that takes the file.',
  'identificationCodes.validate': 'It changes nothing.',
  'integrations.invite': 'The wallet that answers it makes the connection, and nothing is kept here.',
  'assets.export': 'It changes nothing.',
  'units.export': 'It changes nothing.',
  'interactions.export': 'It changes nothing.',
  'labelPrints.ofUnits': 'A file that is asked for again is created again, and the log says so.',
  'invitations.accept': 'The token names the work: repeated, it answers the same.',
  'invitations.decline': 'The token names the work: repeated, it answers the same.',
  'publicAssets.startTask': 'It makes a token and no row.',
  'taskAssets.executionToken': 'It makes a token and no row.',
}

/** Calls with a key that can have no other content under it, and why. */
export const withoutOtherContent: Readonly<Record<string, string>> = {
  'taskRuns.complete': 'It has no body, and the key belongs to its run.',
  'taskRuns.process': 'It has no body, and the key belongs to its run.',
}
