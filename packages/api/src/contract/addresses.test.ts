import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { FileUrl, Link } from '../schemas/index.ts'
import type { Endpoint } from './endpoint.ts'
import { contract } from './index.ts'

type Schema = z.ZodMiniType

/** Names under which a page finds what it links to, plays or shows. */
const NAMED_ADDRESS = /(?:url|uri|link|image|file|poster|picture|logo|website|avatar|href|src)$/i

/** Addresses of another kind, each with the reason. */
const others: Readonly<Record<string, string>> = {
  formstackUri: 'a page that is opened in a frame: https alone',
  inviteUrl: 'opens a wallet, whose schemes it lists',
  publicLink: 'the last part of an address',
}

const parts = (schema: Schema): Schema[] => {
  if (schema instanceof z.ZodMiniArray) return [schema.def.element as Schema]
  if (schema instanceof z.ZodMiniRecord) return [schema.def.valueType as Schema]
  if (schema instanceof z.ZodMiniTuple) return [...schema.def.items] as Schema[]
  if (schema instanceof z.ZodMiniUnion) return [...schema.def.options] as Schema[]
  if (schema instanceof z.ZodMiniPipe) return [schema.def.in, schema.def.out] as Schema[]
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return [schema.def.innerType as Schema]
  return []
}

/** Every text in a schema with the name of its field; what stands in a list has the name of the list. */
const textsOf = (schema: Schema | undefined, name: string): [name: string, text: Schema][] => {
  if (schema === undefined) return []
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<Schema>(schema.def.shape as Record<string, Schema>).flatMap(([field, value]) => textsOf(value, field))
  if (schema instanceof z.ZodMiniString) return [[name, schema]]
  return parts(schema).flatMap((part) => textsOf(part, name))
}

const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries<Endpoint>(endpoints).map(([call, endpoint]) => [`${group}.${call}`, endpoint] as const),
)

const addresses = calls.flatMap(([call, { query, body, response }]) =>
  [query, body, response]
    .flatMap((schema) => textsOf(schema, ''))
    .filter(([name, text]) => NAMED_ADDRESS.test(name) || text instanceof z.ZodMiniURL)
    .map(([name, text]) => ({ call, name, kind: text === Link ? 'link' : text === FileUrl ? 'file' : 'other' })),
)

const namesOf = (kind: string) => [...new Set(addresses.filter((address) => address.kind === kind).map(({ name }) => name))].sort()

test('whatever a page links to or shows is a link or a file', () => {
  expect(namesOf('other')).toEqual(Object.keys(others).sort())
  expect(namesOf('link')).toMatchInlineSnapshot(`
    [
      "embeddedLink",
      "endpointUrl",
      "kmlLink",
      "link",
      "privacyPolicy",
      "sharableLink",
      "unitUrl",
      "uploadUrl",
      "url",
      "website",
    ]
  `)
  expect(namesOf('file')).toMatchInlineSnapshot(`
    [
      "backgroundImage",
      "file",
      "heroImage",
      "heroOverlayImage",
      "image",
      "kmlFile",
      "organizationImage",
      "poster",
      "previewImage",
      "primaryImage",
      "publicPageImage",
      "secondaryImage",
      "sectionImage",
      "url",
    ]
  `)
})
