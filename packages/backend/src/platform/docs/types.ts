import { type Field, fieldsIn } from './fields.ts'
import { describeSchema, type Schemas } from './json-schema.ts'

/** A schema with a name, as the page shows it once for all calls that use it. */
export interface Type {
  name: string
  description: string
  /** What its values are; absent for objects, whose fields say so. */
  values: string | undefined
  fields: Field[]
}

/** A schema has a second form where answers say more of it than bodies: for a reader they are one. */
export const typeName = (name: string): string => name.replace(/Output$/, '')

export const listTypes = (schemas: Schemas): Type[] => {
  const byName = Map.groupBy(Object.entries(schemas), ([name]) => typeName(name))
  return [...byName]
    .flatMap(([name, [first]]) => {
      if (!first) return []
      const [, schema] = first
      const fields = fieldsIn(schema)
      return { name, description: schema.description ?? '', values: fields.length > 0 ? undefined : describeSchema(schema), fields }
    })
    .toSorted((first, second) => first.name.localeCompare(second.name, 'en'))
}
