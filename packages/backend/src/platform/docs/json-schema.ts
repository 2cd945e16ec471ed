/** As much of JSON Schema as the examples are made from. */
export interface JsonSchema {
  $ref?: string
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  format?: string
  pattern?: string
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
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
