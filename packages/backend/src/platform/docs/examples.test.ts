import { afterAll, beforeAll, expect, test } from 'vitest'
import { copiedFor } from '../../contract-tests/copied.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { type DocumentedOperation, exampleAddress, listDocumentedOperations } from '../../testing/documented-operations.ts'

const operations = listDocumentedOperations('tracemark')

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const PLACEHOLDER = /0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d8\d/g

const getGroup = ({ id }: DocumentedOperation): string => id.split('.')[0] ?? id

/** Which group's entities a field or parameter names; `id` and `ids` are those of the call's own group. */
const namedGroups: Readonly<Record<string, string>> = {
  thingId: 'assets',
  thingIds: 'assets',
  inheritedId: 'otherThings',
  x: 'assets',
  taskId: 'tasks',
  taskIds: 'tasks',
  addTaskIds: 'tasks',
  y: 'tasks',
  taskThingId: 'taskAssets',
  itemId: 'units',
  unitIds: 'units',
  batchId: 'variants',
  childId: 'otherBatches',
  valueChainId: 'valueChains',
  valueChainElementId: 'elements',
  categoryId: 'categories',
  categoryIds: 'categories',
  templateId: 'templates',
  defaultTemplateId: 'templates',
  sampleId: 'assets',
  supportProfileIds: 'supportProfiles',
  addSupportProfileIds: 'supportProfiles',
  documentIds: 'documents',
  collectionId: 'collections',
  collectionIds: 'collections',
  interactionIds: 'interactions',
  accountId: 'accounts',
  assignedTo: 'accounts',
  memberIds: 'accounts',
}

type Ids = Map<string, string>

/** The same value, with an entity of the demo in place of each id that a reader replaces. */
const withIds = (value: unknown, ids: Ids, group: string, name = ''): unknown => {
  if (typeof value === 'string')
    return value.replace(
      PLACEHOLDER,
      (id) => (name === 'id' ? ids.get(`made ${group}`) : undefined) ?? ids.get(namedGroups[name] ?? group) ?? id,
    )
  if (Array.isArray(value)) return value.map((inner) => withIds(inner, ids, group, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withIds(inner, ids, group, key)]))
}

const getTokens = async (): Promise<Readonly<Record<string, string>>> => ({
  organization: await app.organizationToken('owner'),
  general: await app.generalToken('owner'),
  identity: await app.identityToken('owner'),
  execution: await app.taskToken('owner'),
})

/** Bodies that a server signs, and an example can only stand for. */
const signedBodies = async (thingId: string): Promise<Readonly<Record<string, object>>> => {
  const copied = await copiedFor(app, { organizationId: 101, person: 'owner' }, thingId)
  return { 'clipboard.compare': { text: copied.text }, 'clipboard.take': copied }
}

const send = async (
  operation: DocumentedOperation,
  ids: Ids,
  tokens: Readonly<Record<string, string>>,
  signed: Readonly<Record<string, object>>,
) => {
  const { method, body, token = '' } = operation
  const group = getGroup(operation)
  const parameters = operation.parameters.map((parameter) => ({
    ...parameter,
    example: withIds(parameter.example, ids, group, parameter.name),
  }))
  const bearer = tokens[token]
  const response = await app.fetch(`${app.baseUrl}${exampleAddress({ ...operation, parameters })}`, {
    method,
    headers: { ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }) },
    ...(body && { body: JSON.stringify(signed[operation.id] ?? withIds(body.example, ids, group)) }),
  })
  const answer = await response.text()
  return {
    status: response.status,
    text: answer,
    answer: (/^[{[]/.test(answer) ? JSON.parse(answer) : {}) as { id?: string; items?: { id?: string; _id?: string }[] },
  }
}

const getOrder = ({ method, id }: DocumentedOperation): number => (/delete/i.test(id) || method === 'DELETE' ? 2 : method === 'GET' ? 0 : 1)

test('no example is refused for what it says', async () => {
  const tokens = await getTokens()
  const { demo } = app
  const { thingId, itemId, taskThingId } = demo.featured
  const taskThing = demo.taskThings.find(({ id }) => id === taskThingId)
  const batchId = demo.items.find(({ id }) => id === itemId)?.variantId
  const ids: Ids = new Map([
    ['assets', thingId],
    ['otherThings', demo.things[1]?.id ?? ''],
    ['units', itemId],
    ['variants', batchId ?? ''],
    ['tasks', taskThing?.taskId ?? ''],
    ['taskAssets', taskThingId],
    // Its answers are those of the examples.
    ['interactions', demo.interactions.find((record) => record.orgId === 101 && record.task.id === taskThing?.taskId)?._id ?? ''],
    ['elements', taskThing?.valueChainElementId ?? ''],
    ['accounts', app.accountId('owner')],
  ])
  const signed = await signedBodies(thingId)
  const refused: string[] = []
  for (const operation of operations.toSorted((one, other) => getOrder(one) - getOrder(other))) {
    const { status, answer, text } = await send(operation, ids, tokens, signed)
    if (status === 400 || status === 422 || status === 500) refused.push(`${operation.id}: ${text}`)
    // What is listed and made, the calls behind name.
    const listed = answer.items?.[0]?.id ?? answer.items?.[0]?._id
    if (listed !== undefined && operation.id.endsWith('.list') && !ids.has(getGroup(operation))) ids.set(getGroup(operation), listed)
    if (answer.id !== undefined && operation.id.endsWith('.create')) ids.set(`made ${getGroup(operation)}`, answer.id)
  }
  expect(refused).toEqual([])
})
