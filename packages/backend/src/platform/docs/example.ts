import { fieldExamples, fieldNumbers, fieldTexts, formatTexts, keyNames, patternTexts, schemaExamples } from './examples.ts'
import { type JsonSchema, readName, resolved, type Schemas } from './json-schema.ts'

const exampleText = ({ format, pattern, minLength = 0, maxLength = Number.MAX_SAFE_INTEGER }: JsonSchema, name: string): string => {
  const known = format === undefined ? undefined : formatTexts[format]
  if (known !== undefined) return known
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && (pattern === undefined || new RegExp(pattern, 'u').test(text))
  return (
    [fieldTexts[name] ?? '', ...(pattern === undefined ? [] : patternTexts), 'text'].find((text) => text !== '' && fits(text)) ??
    'x'.repeat(Math.max(1, minLength))
  )
}

const exampleNumber = ({ type, minimum, exclusiveMinimum, maximum }: JsonSchema, name: string): number => {
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1) ?? 0
  const liked = fieldNumbers[name] ?? (type === 'integer' ? 1 : 11.2)
  return maximum !== undefined && liked > maximum ? low : Math.max(low, liked)
}

/** `own`: examples of its fields. */
const exampleObject = (
  schema: JsonSchema,
  schemas: Schemas,
  depth: number,
  name: string,
  own: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const { properties = {}, required = [], additionalProperties, propertyNames } = schema
  const known = Object.entries(properties)
    // Deep inside, what may be absent is.
    .filter(([property]) => depth < 4 || required.includes(property))
    .filter(([property]) => !(property in own) || own[property] !== undefined)
    .map(([property, inner]): [string, unknown] => [property, own[property] ?? buildExample(inner, schemas, depth + 1, property)])
  if (typeof additionalProperties !== 'object') return Object.fromEntries(known)
  const keys = propertyNames ? resolved(propertyNames, schemas).enum : undefined
  const names = keys?.map(String) ?? [keyNames[name] ?? 'name']
  return Object.fromEntries([
    ...known,
    ...names.map((key): [string, unknown] => [key, buildExample(additionalProperties, schemas, depth + 1)]),
  ])
}

/** A value that the schema takes, and that a reader takes for a real one. */
export const buildExample = (
  schema: JsonSchema,
  schemas: Schemas,
  depth = 0,
  name = '',
  outer: Readonly<Record<string, unknown>> = {},
): unknown => {
  const reference = readName(schema)
  const own = reference === undefined ? outer : fieldExamples(reference)
  if (reference !== undefined && reference in schemaExamples) return schemaExamples[reference]
  const { const: constant, enum: values, anyOf, oneOf, allOf, type, prefixItems, items, minItems = 1, ...rest } = resolved(schema, schemas)
  if (constant !== undefined) return constant
  if (values) return values[0]
  const variants = anyOf ?? oneOf
  if (variants?.[0]) return buildExample(variants[0], schemas, depth, name, own)
  if (allOf) return Object.assign({}, ...allOf.map((part) => buildExample(part, schemas, depth, name, own)))
  if (prefixItems) return prefixItems.map((item) => buildExample(item, schemas, depth + 1))
  if (type === 'array')
    return items ? Array.from({ length: Math.max(1, minItems) }, () => buildExample(items, schemas, depth + 1, name)) : []
  if (type === 'object') return exampleObject(rest, schemas, depth, name, own)
  if (type === 'integer' || type === 'number') return exampleNumber({ type, ...rest }, name)
  if (type === 'boolean') return true
  if (type === 'null') return null
  return type === undefined ? 'anything' : exampleText(rest, name)
}
