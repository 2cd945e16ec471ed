import { Problem } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Fixture } from './fixture.ts'
import { type Operation, operations, type Parts } from './operations.ts'
import { listLeaves, withValue } from './resource-types.ts'

let fixture: Fixture
beforeAll(async () => {
  fixture = await Fixture.create()
})
afterAll(() => fixture.app.stop())

/** Texts that databases, decoders and `trim` treat in their own way. */
const TEXTS = ['\ufeff', '\ufeffx', 'x\ufeff', '\u200b', '\u0085', '\u2028x', 'e\u0301', '\ud800', 'x\udc00', '\u0000']

type Path = (string | number)[]

const valueAt = (value: unknown, path: Path): unknown => path.reduce((inner: unknown, key) => Object(inner)[key], value)

/** The texts of a body that its schema takes with this one in their place, or would, were the text storable. */
const listPlaces = ({ endpoint }: Operation, parts: Parts, text: string): Path[] => {
  const schema = endpoint?.body
  if (!schema) return []
  return listLeaves(parts.body)
    .filter(
      ({ path, value }) => typeof value === 'string' && z.safeParse(schema, withValue(parts, { part: 'body', path }, text).body).success,
    )
    .map(({ path }) => path)
}

const writes = operations.filter(({ endpoint, security }) => endpoint?.body && security !== 'public' && security !== 'identity')

/** Sends the text in all of these places. Gives those by whose name it was refused; none where it was taken. */
const refusedPlaces = async (operation: Operation, places: Path[], text: string): Promise<string[]> => {
  const { parts, token } = await fixture.fill(operation, fixture.own, { fresh: true })
  const sent = places.reduce((filled, path) => withValue(filled, { part: 'body', path }, text), parts)
  const { status, json, text: said } = await fixture.send(operation, sent, token)
  if (status === 400) {
    const named = Problem.parse(json).fields?.map(({ path }) => path.join('.')) ?? []
    expect([JSON.stringify(text), said, named]).not.toEqual([JSON.stringify(text), said, []])
    return named
  }
  // Two rows can not have the same name, and nothing has a version that was made up, whatever it is.
  if (status === 409 || status === 412) return places.map((path) => path.join('.'))
  expect([JSON.stringify(text), status === 200 || said]).toEqual([JSON.stringify(text), true])
  // What the schema reads, which takes blanks off names, is what stands in the answer where that has the field.
  const read = z.parse(operation.endpoint?.body ?? z.unknown(), sent.body)
  const back = places.filter((path) => valueAt(json, path) !== undefined)
  expect(back.map((path) => [path, valueAt(json, path)])).toEqual(back.map((path) => [path, valueAt(read, path)]))
  return []
}

test.each(writes.map((operation) => [operation.id, operation] as const))(
  '%s gives a text back as it was, or refuses it by name',
  async (_, operation) => {
    for (const text of TEXTS) {
      const { parts } = await fixture.fill(operation, fixture.own, { fresh: true })
      let places = listPlaces(operation, parts, text)
      while (places.length > 0) {
        const named = new Set(await refusedPlaces(operation, places, text))
        const left = places.filter((path) => !named.has(path.join('.')))
        // A refusal names something that was sent.
        expect([JSON.stringify(text), named.size === 0 || left.length < places.length]).toEqual([JSON.stringify(text), true])
        places = named.size === 0 ? [] : left
      }
    }
  },
)
