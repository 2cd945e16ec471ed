import { Problem } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { Fixture } from './fixture.ts'
import { operations } from './operations.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await Fixture.create()
})
afterAll(() => fixture.app.stop())

const calls = operations.filter(({ endpoint }) => endpoint)
const each = (of: typeof calls) => of.map((operation) => [operation.id, operation] as const)
const readFields = (json: unknown) => Problem.parse(json).fields?.map(({ path, message }) => [path.join('.'), message])

test.each(each(calls))('%s refuses a parameter that it does not take, and names those that it does', async (_, operation) => {
  const { parts, token } = await fixture.fill(operation, fixture.own)
  const known = Object.keys(operation.example.query)
  const { status, json } = await fixture.send(operation, { ...parts, query: { ...parts.query, colour: 'red' } }, token)
  const message = known.length === 0 ? 'is unknown' : `is unknown: known are ${known.join(', ')}`
  expect([status, readFields(json)]).toEqual([400, [['colour', message]]])
})

test.each(each(calls.filter(({ example }) => Object.keys(example.query).length > 0)))(
  '%s asks which one was meant',
  async (_, operation) => {
    const { parts, token } = await fixture.fill(operation, fixture.own)
    for (const name of Object.keys(operation.example.query)) {
      const mistyped = `${name.slice(0, -1)}${name.at(-1)}${name.at(-1)}`
      const { status, json } = await fixture.send(operation, { ...parts, query: { ...parts.query, [mistyped]: 'x' } }, token)
      expect([status, readFields(json)]).toEqual([400, [[mistyped, expect.stringContaining(`did you mean ${name}?`)]]])
    }
  },
)

const writes = calls.filter(({ example, security }) => example.body !== undefined && security !== 'execution')

test.each(each(writes))('%s refuses a field that it does not take', async (_, operation) => {
  const { parts, token } = await fixture.fill(operation, fixture.own)
  const { status, json } = await fixture.send(operation, { ...parts, body: { ...Object(parts.body), colour: 'red' } }, token)
  expect([status, readFields(json)]).toEqual([400, [['colour', expect.stringContaining('is unknown: known are ')]]])
})

const updates = writes.filter(
  ({ id }) => id.endsWith('.update') && operations.some(({ id: other }) => other === id.replace('update', 'get')),
)

test.each(each(updates))('%s takes back what was read', async (id, operation) => {
  const reading = operations.find(({ id: other }) => other === id.replace('update', 'get'))
  if (!reading) throw new TypeError('Only what can be read is tried.')
  const { parts, token } = await fixture.fill(operation, fixture.own, { fresh: true })
  const { json } = await fixture.send(reading, { ...parts, body: undefined }, token)
  const { status, text } = await fixture.send(operation, { ...parts, body: json }, token)
  expect([text, status < 500, text.includes('is unknown')]).toEqual([text, true, false])
})
