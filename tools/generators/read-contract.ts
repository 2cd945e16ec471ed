import * as z from 'zod/mini'
import { contract, type Endpoint } from '../../packages/api/src/contract/index.ts'

type Schema = z.core.JSONSchema.BaseSchema

const kinds: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = contract

const texts: Readonly<Record<string, string>> = {
  uuid: '01939f00-0000-7000-8000-000000002000',
  'date-time': '2026-11-18T10:00:00Z',
  date: '2026-11-18',
  email: 'somebody@example.com',
  uri: 'https://example.com/',
}

/** A value that this schema takes, such as a story shows. */
const createSample = (schema: Schema): unknown => {
  if (schema.const !== undefined) return schema.const
  if (schema.default !== undefined) return schema.default
  if (schema.enum) return schema.enum[0]
  const [first] = schema.anyOf ?? schema.oneOf ?? []
  if (typeof first === 'object') return createSample(first)
  if (schema.type === 'array') return []
  if (schema.type === 'object') return createSamples(schema)
  if (schema.type === 'boolean') return false
  if (schema.type === 'string') return texts[schema.format ?? ''] ?? 'Text'
  return Math.max(0, schema.minimum ?? 0)
}

const createSamples = ({ properties = {}, required = [] }: Schema): Record<string, unknown> =>
  Object.fromEntries(
    required.flatMap((name) => {
      const property = properties[name]
      return typeof property === 'object' ? [[name, createSample(property)]] : []
    }),
  )

const GIVEN = ['id', 'name', 'createdAt']

/** What an answer or a body has beside what the generator gives it itself. */
const sampleOthers = (schema: z.ZodMiniType): Record<string, unknown> => {
  const samples = createSamples(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }))
  return Object.fromEntries(Object.entries(samples).filter(([name]) => !GIVEN.includes(name)))
}

/** What a generated feature takes from the calls of its contract. */
export interface ContractKind {
  /** Fields of an entity, and of a form, beside the name. */
  fields: Record<string, unknown>
  values: Record<string, unknown>
  uniqueNames: boolean
  canDuplicate: boolean
}

export const readContract = (name: string): ContractKind => {
  const { get, create, duplicate } = kinds[name] ?? {}
  if (!get || !create?.body)
    throw new TypeError(`The contract has no ${name} that can be read and created: name its group with --contract.`)
  return {
    fields: sampleOthers(get.response),
    values: sampleOthers(create.body),
    uniqueNames: create.errors.includes('name_taken'),
    canDuplicate: duplicate !== undefined,
  }
}
