import { contract, type Endpoint, getInput } from '@tracemark/api/contract'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { wanted } from './issue-words.ts'
import { toRefusal } from './refusal.ts'

const messages = (schema: z.ZodMiniType, value: unknown) =>
  Object.fromEntries((toRefusal(schema, value, 'body').fields ?? []).map(({ path, message }) => [path.join('.'), message]))

describe('a message says what is wanted and what was given', () => {
  test('in a query', () => {
    const { query } = getInput(contract.interactions.list)
    const sent = {
      page: '0',
      perPage: '101',
      search: 'x'.repeat(300),
      sort: 'date',
      thingId: '7',
      from: 'today',
      classification: 'red',
      clasification: 'alert',
    }
    expect(messages(query, sent)).toMatchInlineSnapshot(`
      {
        "clasification": "is unknown: did you mean classification? Known are page, perPage, search, sort, classification, review, thingId, taskId, itemId, history, createdByMe, createdById, origin, place, bounds, collectionId, collected, teamTasks, administrationTasks, from, to, changedFrom, changedTo, reportedFrom, reportedTo",
        "classification.0": "must be notice, alert, warning, or unclassified (given: "red")",
        "from": "must be an instant with its offset, such as 2026-05-20T08:00:00Z (given: "today")",
        "page": "must be a whole number from 1 to 1000 (given: "0")",
        "perPage": "must be a whole number from 1 to 100 (given: 101)",
        "search": "must have 200 characters at most (given: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx…", 300 characters)",
        "sort": "must be reportedDate_desc, reportedDate_asc, recordDate_desc, recordDate_asc, thing_asc, thing_desc, task_asc, task_desc, classification_asc, or classification_desc (given: "date")",
        "thingId": "must be a UUID (given: "7")",
      }
    `)
  })

  test.each([
    [
      'a task',
      contract.tasks.create,
      {
        description: 7,
        config: {
          widgets: [
            { id: '7', parameters: { input: 'colour' } },
            { id: 'a', parameters: { input: 'number', label: '', decimals: 1.5, min: 'x' } },
          ],
          formstackUri: 'http://a.example',
        },
        metadata: { a: [] },
        usedForDiscovery: 'yes',
        attributes: {},
        nmae: 'A',
      },
    ],
    [
      'an integration action',
      contract.webhooks.create,
      { name: '', endpointUrl: 'ftp://a.example', apiKey: 'my secret', emailAddresses: ['a'], eventTypes: [] },
    ],
    [
      'an interaction',
      contract.interactions.create,
      { answers: { a: 'x'.repeat(10_001), b: {} }, reportedLocation: { point: { type: 'Point', coordinates: [200, 1], crs: 1 } } },
    ],
    ['a file', contract.files.delete, {}],
    ['a relationship', contract.variants.link, { quantity: -1, unit: 'kg' }],
    ['a list instead of a team', contract.teams.create, []],
  ])('in the body of %s', (_, endpoint, body) => {
    expect(messages(getInput(endpoint).body ?? z.never(), body)).toMatchSnapshot()
  })
})

const endpoints = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]) => [`${group}.${name}`, endpoint] as const),
)

/** Something that is wrong at every field of a schema. */
const wrongs = [undefined, null, true, -1.5, 1e300, '', 'wrong', [], {}, [{}]]

test.each(endpoints)('%s has words for whatever is wrong with any field', (_, endpoint) => {
  const { query, body } = endpoint
  for (const schema of [...(query ? [query] : []), ...(body ? [body] : [])]) {
    const names = schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : []
    for (const wrong of wrongs)
      for (const message of Object.values(messages(schema, Object.fromEntries(names.map((name) => [name, wrong])))))
        expect(message).not.toMatch(/Invalid|Too |expected|undefined|is not what is taken|\[object|given: NaN/)
  }
})

test('a secret, and more than a few words of anything, is not repeated', () => {
  const text = JSON.stringify(
    toRefusal(
      getInput(contract.webhooks.create).body ?? z.never(),
      { apiKey: 'with blanks', ['x'.repeat(5000)]: 'y', name: 'z'.repeat(5000) },
      'body',
    ).fields,
  )
  expect([text.includes('with blanks'), text.length < 1500]).toEqual([false, true])
})

/** Every schema within one, each once. */
const schemasIn = (schema: unknown, seen = new Set<object>()): Set<object> => {
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return seen
  if (!('_zod' in schema)) {
    for (const inner of Object.values(schema)) schemasIn(inner, seen)
    return seen
  }
  seen.add(schema)
  const { def } = schema._zod as { def: Record<string, unknown> }
  for (const name of [
    'shape',
    'element',
    'options',
    'items',
    'rest',
    'innerType',
    'in',
    'out',
    'left',
    'right',
    'keyType',
    'valueType',
    'catchall',
  ])
    schemasIn(def[name], seen)
  return seen
}

test('no message of any call shows a pattern, or says nothing of the form that is wanted', () => {
  const endpoints: Endpoint[] = Object.values(contract).flatMap((group) => Object.values(group))
  const seen = new Set<object>()
  for (const endpoint of endpoints) {
    const { query, body } = getInput(endpoint)
    for (const schema of [endpoint.params, query, body, endpoint.response]) schemasIn(schema, seen)
  }
  const texts = [...seen].filter((schema) => schema instanceof z.ZodMiniString || schema instanceof z.ZodMiniStringFormat)
  const listIssues = (schema: z.ZodMiniType, value: string) => z.safeParse(schema, value, { error: wanted }).error?.issues ?? []
  const told = texts.flatMap((schema) => ['\u0000', '\u0000'.repeat(40)].flatMap((value) => listIssues(schema, value)))
  const forms = told.filter(({ code }) => code === 'invalid_format').map(({ message }) => message)
  expect(forms.length).toBeGreaterThan(40)
  expect(new Set(forms.filter((message) => /text of another form|\/\^|\$\/|\[\^?\\?[A-Za-z0-9]-/.test(message)))).toEqual(new Set())
})
