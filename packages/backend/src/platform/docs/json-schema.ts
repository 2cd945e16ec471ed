/** As much of JSON Schema as the OpenAPI document uses. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  default?: unknown
  format?: string
  pattern?: string
  description?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema | false
  prefixItems?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  propertyNames?: JsonSchema
  additionalProperties?: JsonSchema | boolean
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Schemas by name. */
export type Schemas = Readonly<Record<string, JsonSchema>>

export const readName = ({ $ref }: JsonSchema): string | undefined => $ref?.split('/').at(-1)

/** The schema itself, where it was named by another's reference. */
export const resolved = (schema: JsonSchema, schemas: Schemas): JsonSchema => {
  const name = readName(schema)
  return name === undefined ? schema : resolved(schemas[name] ?? {}, schemas)
}

const bounds = ({ minimum, exclusiveMinimum, maximum, minLength, maxLength, minItems, maxItems }: JsonSchema): string => {
  const low = minimum ?? (exclusiveMinimum === undefined ? undefined : exclusiveMinimum + 1) ?? minLength ?? minItems
  const high = maximum ?? maxLength ?? maxItems
  const isEndless = high === undefined || high === Number.MAX_SAFE_INTEGER
  if (low === undefined && isEndless) return ''
  const unit = minLength !== undefined || maxLength !== undefined ? ' characters' : ''
  if (isEndless) return `, from ${low}${unit}`
  return low === undefined ? `, to ${high}${unit}` : `, ${low} to ${high}${unit}`
}

/** What a value is, in a few words for a reader. */
export const describeSchema = (schema: JsonSchema): string => {
  const name = readName(schema)
  if (name !== undefined) return name.replace(/Output$/, '')
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (variants) return variants.map(describeSchema).join(schema.allOf ? ' & ' : ' | ')
  if (schema.items) return `list of ${describeSchema(schema.items)}${bounds(schema)}`
  const type = schema.format ?? [schema.type ?? 'any'].flat().join(' | ')
  return `${type}${bounds(schema)}${schema.default === undefined ? '' : `, else ${JSON.stringify(schema.default)}`}`
}
