import { taskLibrary } from '@tracemark/api/content'
import { gtinCheckDigit } from '@tracemark/api/rules'
import type { Parts } from './operations.ts'

/**
 * What names, schemas and examples don't say, so that the contract tests can make a valid request of every operation. Whoever adds an
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
  sample: 'assets',
  delivery: 'outbox_deliveries',
  batch: 'variants',
  batches: 'variants',
  child: 'variants',
  assignedTo: 'accounts',
  vcodegroups: 'vcode_groups',
  inherited: 'assets',
  // What the wire calls otherwise than the tables.
  thing: 'assets',
  things: 'assets',
  item: 'units',
  items: 'units',
  'task-thing': 'task_assets',
  taskThing: 'task_assets',
  executions: 'task_runs',
  addTask: 'tasks',
  removeTask: 'tasks',
  addSupportProfile: 'support_profiles',
  removeSupportProfile: 'support_profiles',
}

/** By operation and name, or names on the way to it (`elements.id`), where the same name stands for different kinds. `null`: a secret, which opens what it names to whoever has it. */
export const slotKinds: Readonly<Record<string, Readonly<Record<string, string | null>>>> = {
  'invitations.get': { token: null },
  'organizationAccounts.delete': { accountId: 'invitations' },
  'organizationAccounts.get': { accountId: 'invitations' },
  'organizationAccounts.update': { accountId: 'invitations' },
  'interactions.list': { createdById: 'accounts' },
  'interactions.export': { createdById: 'accounts' },
  'interactions.map': { createdById: 'accounts' },
  'exports.create': { createdById: 'accounts', ids: 'interactions' },
  'interactions.summary': { x: 'assets', y: 'tasks' },
  'labelPrints.ofUnits': { unitIds: 'units' },
  'virtualCodes.download': { a: 'assets', b: 'variants' },
  'taskLibrary.get': { id: null },
  'tasks.create': { taskLibraryId: null },
  'tasks.update': { taskLibraryId: null },
  'assets.update': { inheritedId: null },
  'assets.updatePublicInfo': { 'journey.id': null, discoveryTaskId: null },
  'valueChains.create': { 'elements.id': null },
  'valueChains.update': { 'elements.id': null },
  'baseAttributes.catalogued': { x: null },
  'baseAttributes.validValues': { x: null },
  'baseAttributes.validate': { x: null },
  'assets.summary': { x: 'assets' },
  'publicAssets.get': { a: 'organizations.slug', b: 'assets.public_link' },
  'publicAssets.copy': { a: null, b: null },
  'publicAssets.startTask': { a: 'organizations.slug', b: 'assets.public_link', taskThingId: 'task_assets' },
}

/** Texts that must differ from request to request; the number makes them so. */
export const uniqueTexts: Readonly<Record<string, (number: number) => string>> = {
  name: (number) => `Proof ${number}`,
  label: (number) => `Proof ${number}`,
  email: (number) => `proof-${number}@example.com`,
  slug: (number) => `proof-${number}`,
  publicLink: (number) => `proof-${number}`,
  serialPrefix: (number) => `P${number}`,
  variantId: (number) => `PROOF-${number}`,
  code: (number) => `P-${number}`,
}

/** Query values that an example can't guess. */
export const queryTexts: Readonly<Record<string, string>> = {
  createdByMe: 'true',
  collected: 'false',
  teamTasks: 'true',
  administrationTasks: 'false',
  bounds: '-180,-90,180,90',
  overdue: 'true',
  failing: 'true',
  byRule: 'false',
  archived: 'false',
  isRequired: 'true',
  isPublic: 'true',
  hidden: 'true',
  accessPortal: 'true',
  highPriority: 'true',
  instantiateItems: 'true',
  usedForDiscovery: 'true',
  reviewRequired: 'false',
}

const gtin = (number: number): string => {
  const digits = `950${String(number).padStart(9, '0')}`
  return digits + gtinCheckDigit(digits)
}

/** How far the run has come that a call is made on. */
export type Run = 'created' | 'answered' | 'processed'

/** How far an offer has come that a call is made on. */
export type Offer = 'offered' | 'accepted'

/** Whom variants are offered to, and who offers some to both: nobody who must not notice what the contract tests do. */
export const PARTNER_ORGANIZATION = 103

/** Invitations of the person who calls, by what they have answered. */
export const invitationTokens = {
  pending: 'proof-token-pending-00',
  accepted: 'proof-token-accepted-0',
  declined: 'proof-token-declined-0',
}

/** Lists nothing: nobody gives what they do not hold, and what managing keys takes is given to no program. */
const readingKey: OperationCase = {
  mend: (parts) => ({
    ...parts,
    body: { ...Object(parts.body), accessTokenType: 'read_only', restrictions: undefined, expiresAt: undefined },
  }),
}

const newPeople: OperationCase = {
  mend: (parts, number) => ({ ...parts, body: { emails: [`proof-${number}@example.com`] } }),
}

const withToken = (state: keyof typeof invitationTokens): OperationCase => ({
  mend: (parts) => ({ ...parts, body: { token: invitationTokens[state] } }),
})

interface OperationCase {
  /** Makes the example valid. `number` differs from request to request. */
  mend?: (parts: Parts, number: number) => Parts
  /** Fields that name a row which can be named once, so that one is made for each request. */
  once?: readonly string[]
  /** The field of its body whose variant must be in use. */
  activates?: string
  /** On a row that is there, never on a fresh one, since it names a row that belongs to it. */
  standing?: true
  /** The table that it puts rows into, where its group does not say. */
  makes?: string
  /** Takes answers to the questions of the task that it names. */
  answers?: true
  /** The run whose token and id the call takes. */
  run?: Run
  /** On a unit that nothing refers to: no call makes a single one. */
  newUnit?: true
  /** On an interaction that waits for a review, of nobody. */
  toReview?: true
  /** With answers to the questions of the interaction that it corrects. */
  corrects?: true
  /** Takes content that was copied from another organization. */
  copied?: true
  /** Where all exports are done, and few: a person has few under way. */
  exported?: true
  /** The offer of another organization whose id the call takes. */
  offer?: Offer
}

const validCode: OperationCase = {
  mend: (parts, number) => ({ ...parts, body: { ...Object(parts.body), type: 'gtin', value: gtin(number) } }),
}

/** A unit of the own organization. */
const KNOWN_UNIT = 'SA-0004-217'
/** The body without what an example can't know, or must not do to rows that others need. */
const without = (...names: string[]): OperationCase => ({
  mend: (parts) => ({ ...parts, body: Object.fromEntries(Object.entries(Object(parts.body)).filter(([name]) => !names.includes(name))) }),
})

/** Over when it is made: a unit has one job at a time that is to be done. */
const pastJob: OperationCase = {
  mend: (parts) => ({ ...parts, body: { ...Object(parts.body), dueDate: '2026-05-20T15:00:00Z', expiryDate: '2026-05-20T15:00:00Z' } }),
}

const validDocument: OperationCase = {
  mend: (parts, number) => ({ ...parts, body: { ...Object(parts.body), gdti: gtin(number).padStart(13, '0') } }),
}

export const operationCases: Readonly<Record<string, OperationCase>> = {
  'identificationCodes.lookup': { mend: (parts) => ({ ...parts, query: { code: KNOWN_UNIT } }) },
  'jobs.create': pastJob,
  'jobs.createMany': pastJob,
  'jobs.update': pastJob,
  'jobs.generate': { standing: true },
  'publicAssets.copy': {
    mend: (parts) => ({ ...parts, params: { a: 'sierra-alta', b: 'finca-la-esperanza' }, query: { item: KNOWN_UNIT } }),
  },
  'clipboard.compare': { copied: true },
  'clipboard.take': { copied: true },
  'publicAssets.startTask': { standing: true },
  'units.delete': { newUnit: true },
  'interactions.create': { answers: true },
  'interactions.review': { toReview: true, mend: (parts) => ({ ...parts, body: { review: 'approved' } }) },
  'interactions.update': {
    mend: (parts, number) => ({
      ...parts,
      body: { ...Object(parts.body), reportedDate: new Date(Date.UTC(2026, 4, 1, 0, 0, number)).toISOString() },
    }),
  },
  'interactions.correctAnswers': { corrects: true },
  'taskRuns.read': { run: 'created' },
  'taskRuns.update': { ...without('attachments'), run: 'created' },
  'taskRuns.process': { run: 'answered' },
  'taskRuns.complete': { run: 'processed' },
  'accessTokens.create': readingKey,
  'accessTokens.update': readingKey,
  'organizationAccounts.create': { ...newPeople, makes: 'invitations' },
  'organizationAccounts.update': { mend: (parts) => ({ ...parts, body: { role: 'admin' } }) },
  'teams.invite': newPeople,
  'invitations.get': { mend: (parts) => ({ ...parts, params: { token: invitationTokens.pending } }) },
  'invitations.accept': withToken('accepted'),
  'invitations.decline': withToken('declined'),
  // Of the variants that are there all have units, none more than a file can hold.
  'labelPrints.create': {
    mend: (parts) => ({
      ...parts,
      body: { ...Object(parts.body), firstSequenceNumber: 1, lastSequenceNumber: 1_000_000, startPosition: 1 },
    }),
    standing: true,
  },
  // A table: hundreds of sheets need not be drawn for it.
  'labelPrints.ofUnits': { mend: (parts) => ({ ...parts, body: { ...Object(parts.body), layout: 'csv', startPosition: 1 } }) },
  // It would have to be one that the organization has.
  'vcodeGroups.create': without('status'),
  'identificationCodes.create': validCode,
  'identificationCodes.update': validCode,
  'identificationCodes.validate': validCode,
  // Its value would have to be one of the base attribute.
  'assets.create': without('attributes'),
  'assets.update': without('inheritedId', 'inheritedMode', 'attributes'),
  // One of the tasks of the very asset.
  'assets.updatePublicInfo': without('discoveryTaskId'),
  'documents.create': validDocument,
  'documents.update': validDocument,
  'taskLibrary.get': { mend: (parts) => ({ ...parts, params: { id: taskLibrary[0]?.id } }) },
  'tasks.create': without('taskLibraryId', 'rules', 'ruleConditions'),
  'tasks.update': without('taskLibraryId', 'rules', 'ruleConditions'),
  'components.create': without('ruleConditions'),
  'components.update': without('ruleConditions'),
  'supportProfiles.create': without('displayConditions'),
  'supportProfiles.update': without('displayConditions'),
  'supportProfiles.bulkAssign': { once: ['supportProfileIds'] },
  'taskAssets.create': { ...without('expiration'), once: ['taskId'] },
  'taskAssets.update': without('expiration'),
  'baseAttributes.catalogued': { mend: (parts) => ({ ...parts, params: { x: 'countryOfOrigin' } }) },
  'baseAttributes.validValues': { mend: (parts) => ({ ...parts, params: { x: 'countries' } }) },
  'baseAttributes.validate': { mend: (parts) => ({ ...parts, params: { x: 'netWeight' } }) },
  // What can be said of its values depends on its type, which stays.
  'ownAttributes.update': without('type', 'unit', 'validValues', 'maxLength', 'minimum', 'maximum', 'decimals'),
  'assetAttributes.create': without('baseAttributeId'),
  'assetAttributes.update': without('baseAttributeId'),
  'valueChains.create': without('elements'),
  // One that is made the default can not be archived at once.
  'valueChains.update': without('elements', 'archived'),
  'variantShares.create': {
    mend: (parts) => ({ ...parts, body: { ...Object(parts.body), destination: PARTNER_ORGANIZATION, withAssessments: false } }),
    once: ['batchId'],
    activates: 'batchId',
  },
  'variantOffers.accept': { offer: 'offered' },
  'variantOffers.decline': { offer: 'offered' },
  'variantOffers.end': { offer: 'accepted' },
  'savedViews.update': without('audience'),
  'webhooks.redeliver': { standing: true },
  // The rows that it names are in the answer.
  'assets.export': { standing: true },
  'exports.create': { exported: true },
  'exports.file': { exported: true, standing: true },
  'files.delete': { mend: (parts) => ({ ...parts, body: { id: Object(parts.body).id } }) },
}
