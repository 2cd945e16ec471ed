import { gtinCheckDigit } from '@tracemark/api/rules'
import type { ErrorCode } from '@tracemark/api/schemas'
import type { Parts } from './operations.ts'

/**
 * What names, schemas and examples don't say, so that the proofs can make a valid request of every operation. Whoever adds an
 * operation adds a line here only where a proof asks for it.
 */

/** Names that don't say their table: a table, or a column of one. */
export const kindsByName: Readonly<Record<string, string>> = {
  org: 'organizations',
  organization: 'organizations',
  slug: 'organizations.slug',
  member: 'accounts',
  account: 'accounts',
  defaultTemplate: 'templates',
  delivery: 'outbox_deliveries',
  batch: 'variants',
  batches: 'variants',
  child: 'variants',
}

/** By operation and name, where the same name stands for different kinds. `null`: a secret, which opens what it names to whoever has it. */
export const slotKinds: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'publicThings.get': { a: 'organizations.slug', b: 'things.public_link' },
}

/** Texts that must differ from request to request; the number makes them so. */
export const uniqueTexts: Readonly<Record<string, (number: number) => string>> = {
  name: (number) => `Proof ${number}`,
  label: (number) => `Proof ${number}`,
  email: (number) => `proof-${number}@example.com`,
  slug: (number) => `proof-${number}`,
  publicLink: (number) => `proof-${number}`,
  variantId: (number) => `PROOF-${number}`,
}

/** Query values that an example can't guess. */
export const queryTexts: Readonly<Record<string, string>> = { createdByMe: 'true' }

const gtin = (number: number): string => {
  const digits = `950${String(number).padStart(9, '0')}`
  return digits + gtinCheckDigit(digits)
}

/** How far the run has come that a call is made on. */
export type Run = 'created' | 'answered' | 'processed'

interface Special {
  /** Makes the example valid. `number` differs from request to request. */
  mend?: (parts: Parts, number: number) => Parts
  /** On a row that is there, never on a fresh one, since it names a row that belongs to it. */
  standing?: true
  /** The table that it puts rows into, where its group does not say. */
  makes?: string
  /** The run whose token and id the call takes. */
  run?: Run
}

const validCode: Special = {
  mend: (parts, number) => ({ ...parts, body: { ...Object(parts.body), type: 'gtin', value: gtin(number) } }),
}

export const special: Readonly<Record<string, Special>> = {
  'executions.read': { run: 'created' },
  'executions.update': { run: 'created' },
  'executions.process': { run: 'answered' },
  'executions.complete': { run: 'processed' },
  'identificationCodes.create': validCode,
  'identificationCodes.update': validCode,
  'identificationCodes.validate': validCode,
  'webhooks.redeliver': { standing: true },
}

interface Exception {
  answer: ErrorCode | 'done'
  because: string
}

/** What a member who is suspended, or no longer one, is answered where that is not a refusal. */
export const withoutMembership: Readonly<Record<string, Exception>> = {
  'auth.permissions': { answer: 'done', because: 'A general token belongs to no organization.' },
  'graphql.myaccount': { answer: 'done', because: 'People see their account, and which organizations suspended them.' },
}

/** Tables that have no rows when the proofs begin, and why. */
export const emptyTables: Readonly<Record<string, string>> = {}

/** Calls of people and devices that need no permission in an organization, and why. */
export const unguarded: Readonly<Record<string, string>> = {
  'accessTokens.exchange': 'Being a member is what it asks for.',
  'auth.permissions': 'It answers what they are.',
  'organizations.bySlug': 'Whoever belongs to an organization may know what it is called.',
  'organizations.itemStatuses': 'Words for the numbers that units have, which every member meets.',
  'graphql.myaccount': 'The own account.',
}
