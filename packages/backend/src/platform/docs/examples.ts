import { taskLibrary } from '@tracemark/api/content'
import type { Contract } from '@tracemark/api/contract'
import type * as nouns from '@tracemark/api/schemas'
import { PAGE_SIZE_DEFAULT } from '@tracemark/api/schemas'

type Values = Readonly<Record<string, unknown>>
type CallName = { [Group in keyof Contract]: `${Group}.${Extract<keyof Contract[Group], string>}` }[keyof Contract]

/** Stands for the server's own address. */
export const EXAMPLE_SERVER = 'http://localhost:8080'

export const SOME_ID = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80'
const OTHER_ID = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d81'
/** Whoever takes an example for a request puts ids of their own in these places. */
export const placeholderIds: ReadonlySet<unknown> = new Set([SOME_ID, OTHER_ID])

const GTIN = '9506000137995'
/** What is to come. Examples are read for years. */
const LATER = '2036-05-20T15:00:00Z'
const MUCH_LATER = '2036-06-20T15:00:00Z'

/** By the name of the parameter; what stands nowhere here follows from its schema. */
const parameters: Values = {
  org: 101,
  b: 'finca-la-esperanza',
  code: GTIN,
  item: 'SA-0004-217',
  itemId: SOME_ID,
}

/** What a call means otherwise by a parameter. */
const parametersOfCalls: { readonly [Name in CallName | 'files.put']?: Values } = {
  'files.put': { organization: 101, key: 'kX9v3hQmT2yB7wZc5LdR8Aq4sN6pJ1eU', upload: 't3GfW8nRk2YpQ7vLx5DzB9sC4mH1jE6a' },
  'organizations.unitStatuses': { id: 101 },
  'baseAttributes.catalogued': { x: 'countryOfOrigin' },
  'baseAttributes.validValues': { x: 'countryOfOrigin' },
  'baseAttributes.validate': { x: 'netWeight' },
  'variants.link': { childId: OTHER_ID },
  'variants.unlink': { childId: OTHER_ID },
  'virtualCodes.download': { b: OTHER_ID },
}

export const parameterExample = (call: string, name: string): unknown =>
  (parametersOfCalls as Readonly<Record<string, Values>>)[call]?.[name] ?? parameters[name]

/**
 * Fields by the schema that has them: those of an entity hold for the bodies that make and change it, too. Here is what rules beyond
 * the schema's own shape ask for, and where a reader expects something else than `fieldTexts` says. `undefined`: is left out.
 */
const fieldsOfSchemas: { readonly [Name in keyof typeof nouns]?: Values } = {
  AccessToken: { name: 'Warehouse', clientId: 'tmc_7Q2mXc4VbN8s', expiresAt: LATER },
  AccessTokenCreated: { token: 'tmk_Hq3vV0bq7tJkWZ…' },
  Attribute: { value: '11.2', type: 'number', unit: '%' },
  AttributeValue: { value: '0.25', unit: 'KGM' },
  AnswerCorrection: { answers: { moisture: 11.2, parchment: 'even' }, attachments: undefined },
  AttributeVerdict: { value: '0.25', reason: undefined },
  Category: { name: 'Green coffee', identificationStandard: 'gpc', identifier: '10000115' },
  Certification: { name: 'Organic farming', issuer: 'CERES', number: 'CO-2026-118' },
  ClassificationRule: { value: 12.5, classification: 'warning' },
  Collection: { name: 'Alerts of May', interactionIds: [], missing: [] },
  CollectionRule: {
    search: 'moisture',
    classification: ['alert', 'warning'],
    review: undefined,
    thingId: undefined,
    taskId: undefined,
    itemId: undefined,
    history: undefined,
    createdById: undefined,
    origin: undefined,
    place: undefined,
    bounds: undefined,
    from: undefined,
    to: undefined,
    changedFrom: undefined,
    changedTo: undefined,
    teamTasks: true,
    administrationTasks: undefined,
    reportedFrom: '2036-05-01T00:00:00Z',
    reportedTo: '2036-06-01T00:00:00Z',
  },
  DisplayCondition: { property: 'country', operator: 2, value: 'CO,PE' },
  Document: { name: 'Lab report', gdti: '9506000134352INV-26-0001' },
  ElementDraft: { name: 'Drying', gln: '9506000140001', id: undefined },
  TaskRunAttachment: { stepId: 'photo', name: 'bag.jpg' },
  FileDeleteBody: { url: undefined },
  FileUpload: {
    uploadUrl: `${EXAMPLE_SERVER}/files/101/kX9v3hQmT2yB7wZc5LdR8Aq4sN6pJ1eU?upload=t3GfW8nRk2YpQ7vLx5DzB9sC4mH1jE6a`,
    url: '/files/101/kX9v3hQmT2yB7wZc5LdR8Aq4sN6pJ1eU',
  },
  FileUploadBody: { name: 'lab-report.csv' },
  IdentificationCode: { value: GTIN },
  IdentificationCodeCheck: { value: GTIN },
  IdentificationCodeVerdict: { reason: undefined, expected: undefined, thing: undefined },
  InteractionChange: { reportedDate: '2026-05-18T14:30:00Z' },
  Job: { name: 'Check the moisture', dueDate: LATER, expiryDate: MUCH_LATER, code: 'JOB-0118' },
  LabelPrint: { firstSequenceNumber: 217, lastSequenceNumber: 240, labelCount: 24, startPosition: 1 },
  UnitLabels: { startPosition: 1 },
  Organization: { name: 'Sierra Alta', website: 'https://example.com' },
  OrganizationAccount: { name: 'Lucía Restrepo', isSuspended: false, inviteDecline: false },
  OrganizationTask: { name: 'Moisture check' },
  OwnOrganization: { name: 'Sierra Alta', isSuspended: false },
  SearchResult: { title: 'Moisture check', text: 'Finca La Esperanza', url: `/org/sierra-alta/interactions/${SOME_ID}` },
  Notification: { text: 'Moisture check', url: `/org/sierra-alta/interactions/${SOME_ID}` },
  StoredFile: { name: 'lab-report.csv', contentType: 'text/csv', size: 33, url: '/files/101/kX9v3hQmT2yB7wZc5LdR8Aq4sN6pJ1eU' },
  SupportProfile: { name: 'Questions' },
  Task: { name: 'Moisture in store', taskLibraryId: taskLibrary[0]?.id },
  TaskConfig: { formstackUri: undefined },
  TaskAsset: { expiration: LATER, publicTaskVisibility: 'basic' },
  Team: { name: 'Tasters' },
  Asset: { inheritedId: OTHER_ID },
  OwnAttribute: {
    name: 'Lowest plot',
    description: 'Height above the sea.',
    group: 'Farm',
    type: 'number',
    unit: 'MTR',
    validValues: [],
    maxLength: undefined,
    minimum: 0,
    maximum: 2600,
    decimals: 0,
    order: 0,
  },
  AssetAttribute: { label: 'Brand', value: 'Sierra Alta', type: 'string', unit: undefined, baseAttributeId: 'brandName', source: 'base' },
  AttributeLine: { label: 'Net weight', value: '69.5', type: 'number', unit: 'KGM', baseAttributeId: 'netWeight', source: 'base' },
  NewAttributeLine: { label: 'Process', value: 'Washed', type: 'string', unit: undefined, baseAttributeId: undefined, source: undefined },
  ValueChain: { name: 'Washed coffee', link: 'https://example.com/coffee', archived: false },
  Variant: { name: 'Harvest of May', variantId: 'LOT-2026-05' },
  VariantAttribute: { key: 'Carbon footprint', value: '1.42', type: 'number', unit: 'KGM', baseAttributeId: 'carbonFootprint' },
  NewInteraction: { answers: { moisture: 11.2, parchment: 'even' } },
  NewVariantShare: { destination: 102 },
  Webhook: {
    name: 'Warehouse',
    emailSubject: 'Recorded: {{data.thing.name}}',
    endpointUrl: 'https://example.com/events',
    xmlMessage: undefined,
  },
  Widget: {
    id: 'moisture',
    parameters: {
      label: 'Moisture',
      hint: 'As the device shows it',
      required: true,
      input: 'number',
      min: 0,
      max: 60,
      decimals: 1,
      unit: '%',
    },
  },
}

/** The schemas whose fields these are, from the most exact. */
const listFamily = (schema: string): string[] => {
  const said = schema.replace(/Output$/, '')
  return [...new Set([said, said.replace(/^New(?=[A-Z])/, '').replace(/(Change|Created|Detail|Page)$/, '')])]
}

/** Examples of the fields of a schema with this name. */
export const fieldExamples = (schema: string): Values => {
  const all: Readonly<Record<string, Values>> = fieldsOfSchemas
  return Object.assign(
    {},
    ...listFamily(schema)
      .map((name) => all[name])
      .reverse(),
  )
}

/** Texts that look like what a field of this name holds. */
export const fieldTexts: Readonly<Record<string, string>> = {
  name: 'Finca La Esperanza',
  firstName: 'Lucía',
  lastName: 'Restrepo',
  label: 'Moisture',
  title: 'Thank you',
  description: 'Washed coffee of one farm.',
  businessType: 'Coffee growers',
  phone: '+57 606 741 2200',
  email: 'hola@sierra-alta.example',
  place: 'Salento, Quindío',
  slug: 'sierra-alta',
  timeZone: 'America/Bogota',
  bounds: '-76.5,3.2,-74.1,5.1',
  publicLink: 'finca-la-esperanza',
  unit: '%',
  hint: 'As the device shows it',
  jwt: 'eyJhbGciOiJFUzI1NiJ9…',
  token: 'eyJhbGciOiJFUzI1NiJ9…',
  widgetId: 'moisture',
  widgetIds: 'moisture',
  input: 'number',
  icon: 'leaf',
  caption: 'The drying beds',
  buttonLabel: 'Begin',
  seller: 'Roastery',
  item: 'SA-0004-217',
  key: 'moisture',
  taskResultMessage: '{"title":"Thank you"}',
  value: '11.2',
  accessPortal: 'true',
  html: '<p>Washed and dried in the sun.</p>',
  id: 'moisture',
  text: 'Picked by hand and dried on raised beds.',
  longDescription: 'Picked by hand and dried on raised beds.',
  mainContent: 'We answer within a day.',
  headerText: 'Ask the growers',
  mainText: 'Write to us or call.',
  message: 'The lot of your order',
  placeNote: 'At the gate',
  search: 'moisture',
  invitedBy: 'Lucía Restrepo',
  assignedToName: 'Lucía Restrepo',
  thing: 'Finca La Esperanza',
  thingName: 'Finca La Esperanza',
  organizationName: 'Sierra Alta',
  valueChainName: 'Washed coffee',
  variantName: 'Harvest of May',
  variantId: 'LOT-2026-05',
  statusName: 'Activated',
  stage: 'Drying',
  checksum: '7',
  uniqueId: '3b8386837003d8c23440da',
  unitUrl: 'https://example.com/p/sierra-alta/finca-la-esperanza?item=SA-0004-217',
  sharableLink: 'https://example.com/task/eyJhbGciOiJFUzI1NiJ9…',
  issuerId: 'food-safety-office',
  amount: '250 g',
  inAppId: 'moisture',
  accentColor: '#1f5c45',
  gtin: '9506000134352',
  gln: '9506000140001',
  gdti: '9506000134352INV-26-0001',
  subType: 'composition',
  codeInjection: '<p id="hello"></p>',
  group: 'Measures',
  lookup: 'countries',
  pattern: '[A-Z]{2}',
  example: 'CO',
  standard: 'ISO 3166-1',
  attributeId: 'countryOfOrigin',
  attributeIds: 'countryOfOrigin',
  term: 'gs1:countryOfOrigin',
  code: 'KGM',
  symbol: 'kg',
  subCategory: 'Arabica',
  origin: 'Quindío',
  units: 'KGM',
  hmacSecurityKey: 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
}

export const fieldNumbers: Readonly<Record<string, number>> = { perPage: PAGE_SIZE_DEFAULT }

/** What a pattern may want, from the commonest to the rarest. */
export const patternTexts = [
  'sierra-alta',
  'moisture',
  '2026-05',
  '#1f5c45',
  '9506000134352',
  '95060001343523',
  'LOT-2026-05',
  'CO',
  'en',
  'kg',
  'EUR',
  '12',
  'A1B2C3D4E5F6G7H8',
  'kX9v3hQmT2yB7wZc5LdR8A',
]

export const formatTexts: Readonly<Record<string, string>> = {
  uuid: SOME_ID,
  'date-time': '2026-05-20T15:00:00Z',
  date: '2026-05-20',
  email: 'lucia@example.com',
  uri: 'https://example.com/film',
}

/** Named schemas whose shape alone says too little. */
export const schemaExamples: Values = {
  FileUrl: '/demo/thing-esperanza.svg',
  OrganizationId: 101,
  Coordinates: [-75.57, 4.64],
  AnswerValue: 11.2,
  IdempotencyKey: 'b1946ac9-2f6d-4a0e-9f0b-6b1c0a3e5d77',
}

/** A key of an object that has any, by the name of the object. */
export const keyNames: Readonly<Record<string, string>> = {
  widgets: 'moisture',
  executionData: 'moisture',
  answers: 'moisture',
  metadata: 'batchSize',
}
