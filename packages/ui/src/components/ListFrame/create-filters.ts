import { readFilters } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { FilterOption, ListFilter } from './types.ts'

interface Label {
  label: string
}

/** What each value is called. */
interface Worded<Value> extends Label {
  option: (value: Value) => string
}

/** The options themselves, where not all values are offered or the query can't say them. With `onSearch` they are found by what is typed. */
interface Listed<Value> extends Label {
  options: readonly (FilterOption & { value: Value })[]
  onSearch?: ((text: string) => void) | undefined
}

type WordsOf<Value> = [Value] extends [boolean]
  ? Label | Worded<boolean>
  : [Value] extends [readonly (infer Each)[]]
    ? WordsOf<Each>
    : string extends Value
      ? Listed<string>
      : number extends Value
        ? Listed<string>
        : Worded<Value> | Listed<Value>

type Days<Name> = Name extends `${infer Field}From` ? Field : never
/** Who something is `assignedTo` is no end of a span. */
type NotDays<Name, Names> = Name extends `${string}From`
  ? never
  : Name extends `${infer Field}To`
    ? `${Field}From` extends Names
      ? never
      : Name
    : Name

type FilterWords<Query> = { [Name in keyof Query as NotDays<Name, keyof Query>]?: WordsOf<NonNullable<Query[Name]>> | undefined } & {
  [Name in keyof Query as Days<Name>]?: Label | undefined
}

type Words = Label & Partial<Listed<string>> & { option?(value: unknown): string }

/**
 * The controls of a list's filters, in this order and in these words; what kind they are and which values they have, the list's query says
 * (`readFilters`). A yes or no with words for both is a choice. One whose words are absent is not offered.
 */
export const createFilters = <Query extends z.ZodMiniObject>(query: Query, words: FilterWords<z.output<Query>>): ListFilter[] => {
  const filters = readFilters(query)
  return Object.entries(words).flatMap(([field, said]: [string, Words | undefined]): ListFilter[] => {
    const filter = filters[field]
    if (!said || !filter) return []
    const { label, option, options, onSearch } = said
    if (filter.type === 'date-range' || (filter.type === 'boolean' && !option)) return [{ field, label, type: filter.type }]
    return [
      {
        field,
        label,
        type: filter.type === 'boolean' ? 'choice' : filter.type,
        options: options ?? filter.values.map((value) => ({ value: String(value), label: option?.(value) ?? '' })),
        ...(onSearch && { onSearch }),
      },
    ]
  })
}
