import { describeSchema, type JsonSchema } from './json-schema.ts'

export interface Field {
  /** With those that it stands in: `metadata.location`, `steps[].id`. */
  name: string
  type: string
  required: boolean
  description: string
}

const unique = (fields: readonly Field[]): Field[] =>
  [...Map.groupBy(fields, ({ name }) => name)].flatMap(([, [first, ...others]]) => {
    if (!first) return []
    const types = new Set([first, ...others].map(({ type }) => type))
    return { ...first, type: [...types].join(' | '), required: [first, ...others].every(({ required }) => required) }
  })

/** The fields of objects that have no name of their own, so that what has one is described in one place. */
export const fieldsIn = (schema: JsonSchema, path = ''): Field[] => {
  const { properties = {}, required = [], items, additionalProperties } = schema
  const variants = schema.anyOf ?? schema.oneOf ?? schema.allOf ?? []
  return [
    ...Object.entries(properties).flatMap(([name, inner]) => [
      {
        name: `${path}${name}`,
        type: describeSchema(inner),
        required: required.includes(name),
        description: inner.description ?? '',
      },
      ...fieldsIn(inner, `${path}${name}.`),
    ]),
    ...(items ? fieldsIn(items, `${path.slice(0, -1)}[].`) : []),
    ...(typeof additionalProperties === 'object' ? fieldsIn(additionalProperties, `${path}*.`) : []),
    ...unique(variants.flatMap((variant) => fieldsIn(variant, path))),
  ]
}
