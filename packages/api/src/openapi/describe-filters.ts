import * as z from 'zod/mini'
import { contract, type Endpoint } from '../contract/index.ts'
import { findComparison } from '../rules/index.ts'
import { type Filter, readFilters } from '../schemas/index.ts'

const readItemFields = ({ response }: Endpoint): string[] => {
  const items: unknown = response instanceof z.ZodMiniObject ? response.shape.items : undefined
  const item = items instanceof z.ZodMiniArray ? items.def.element : undefined
  return item instanceof z.ZodMiniObject ? Object.keys(item.shape) : []
}

const describeFilter = (name: string, { type }: Filter, fields: readonly string[]): Record<string, string> => {
  const comparison = findComparison(type === 'date-range' ? `${name}From` : name, fields)
  if (comparison === undefined) return {}
  const { field, by } = comparison
  if (by === 'from')
    return {
      [`${name}From`]: `Only those whose \`${field}\` is at or after this instant.`,
      [`${name}To`]: `Only those whose \`${field}\` is before this instant.`,
    }
  if (by === 'member') return { [name]: `Only those that have this among their \`${field}\`. Absent: all.` }
  const wanted = type === 'choices' ? 'one of these, with commas between them' : 'this'
  return { [name]: `Only those whose \`${name}\` is ${wanted}. Absent: all.` }
}

/** What each filter of a list asks of its entries, by the call's name in the contract and the parameter's. */
export const filterDescriptions: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, definition]) => {
      const fields = readItemFields(definition)
      const described = Object.entries(readFilters(definition.query)).map(([filter, shape]) => describeFilter(filter, shape, fields))
      return [`${group}.${name}`, Object.assign({}, ...described)]
    }),
  ),
)
