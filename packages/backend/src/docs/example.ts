import { type JsonSchema, nameOf, resolved, type Schemas } from './json-schema.ts'

const SOME_ID = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80'

/** Texts that look like what a field of this name holds. */
const texts: Readonly<Record<string, string>> = {
  name: 'Finca La Esperanza',
  firstName: 'Lucía',
  lastName: 'Restrepo',
  label: 'Moisture',
  title: 'Thank you',
  description: 'Washed coffee of one farm.',
  businessType: 'Coffee growers',
  phone: '+57 606 741 2200',
  place: 'Salento, Quindío',
  slug: 'sierra-alta',
  timeZone: 'America/Bogota',
  publicLink: 'finca-la-esperanza',
  unit: '%',
  hint: 'As the device shows it',
  jwt: 'eyJhbGciOiJFUzI1NiJ9…',
  token: 'eyJhbGciOiJFUzI1NiJ9…',
  widgetId: 'moisture',
  input: 'number',
  icon: 'leaf',
  taskResultMessage: '{"title":"Thank you"}',
  value: 'CO,PE',
  accessPortal: 'true',
  html: '<p>Washed and dried in the sun.</p>',
}

/** What a pattern may want, from the commonest to the rarest. */
const candidates = [
  'sierra-alta',
  'moisture',
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

const formats: Readonly<Record<string, string>> = {
  uuid: SOME_ID,
  'date-time': '2026-05-20T15:00:00Z',
  date: '2026-05-20',
  email: 'lucia@example.com',
  uri: 'https://example.com/film',
}

/** Named schemas whose shape alone says too little. */
const named: Readonly<Record<string, unknown>> = {
  FileUrl: '/demo/thing-esperanza.svg',
  OrganizationId: 101,
  Coordinates: [-75.57, 4.64],
  AnswerValue: 11.2,
  IdempotencyKey: 'b1946ac9-2f6d-4a0e-9f0b-6b1c0a3e5d77',
}

const keyNames: Readonly<Record<string, string>> = { widgets: 'moisture', executionData: 'moisture' }

const exampleText = ({ format, pattern, minLength = 0, maxLength = Number.MAX_SAFE_INTEGER }: JsonSchema, name: string): string => {
  const known = format === undefined ? undefined : formats[format]
  if (known !== undefined) return known
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
  return (
    [texts[name] ?? '', ...(pattern === undefined ? [] : candidates), 'text'].find((text) => text !== '' && fits(text)) ??
    'x'.repeat(Math.max(1, minLength))
  )
}

const exampleNumber = ({ type, minimum, exclusiveMinimum, maximum }: JsonSchema): number => {
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1) ?? 0
  const liked = type === 'integer' ? 1 : 11.2
  return maximum !== undefined && liked > maximum ? low : Math.max(low, liked)
}

const exampleObject = (schema: JsonSchema, schemas: Schemas, depth: number, name: string): Record<string, unknown> => {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const known = Object.entries(properties)
    // Deep inside, what may be absent is.
    .filter(([property]) => depth < 4 || required.includes(property))
    .map(([property, inner]): [string, unknown] => [property, exampleOf(inner, schemas, depth + 1, property)])
  if (typeof additionalProperties !== 'object') return Object.fromEntries(known)
  const keys = propertyNames ? resolved(propertyNames, schemas).enum : undefined
  const names = keys?.map(String) ?? [keyNames[name] ?? 'name']
  return Object.fromEntries([
    ...known,
    ...names.map((key): [string, unknown] => [key, exampleOf(additionalProperties, schemas, depth + 1)]),
  ])
}

/** A value that the schema takes, and that a reader takes for a real one. */
export const exampleOf = (schema: JsonSchema, schemas: Schemas, depth = 0, name = ''): unknown => {
  const reference = nameOf(schema)
  if (reference !== undefined && reference in named) return named[reference]
  const { const: constant, enum: values, anyOf, oneOf, allOf, type, prefixItems, items, minItems = 1, ...rest } = resolved(schema, schemas)
  if (constant !== undefined) return constant
  if (values) return values[0]
  const variants = anyOf ?? oneOf
  if (variants?.[0]) return exampleOf(variants[0], schemas, depth, name)
  if (allOf) return Object.assign({}, ...allOf.map((part) => exampleOf(part, schemas, depth, name)))
  if (prefixItems) return prefixItems.map((item) => exampleOf(item, schemas, depth + 1))
  if (type === 'array') return items ? Array.from({ length: Math.max(1, minItems) }, () => exampleOf(items, schemas, depth + 1, name)) : []
  if (type === 'object') return exampleObject(rest, schemas, depth, name)
  if (type === 'integer' || type === 'number') return exampleNumber({ type, ...rest })
  if (type === 'boolean') return true
  if (type === 'null') return null
  return type === undefined ? 'anything' : exampleText(rest, name)
}
