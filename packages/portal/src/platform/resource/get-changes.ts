import type { DescribedFields } from '@tracemark/ui/components/form-frame'

/** An entity's fields by their names. */
type Values = Readonly<Record<string, unknown>>

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The body of a change: what differs. What was taken away is `null`; a text that may not be absent is empty. `fields`: of the change. */
export const getChanges = (before: Values, after: Values, fields: DescribedFields): Record<string, unknown> =>
  Object.fromEntries(
    [...new Set([...Object.keys(before), ...Object.keys(after)])].flatMap((name) => {
      if (isSame(before[name], after[name])) return []
      const { nullable = false, isText = false } = fields[name] ?? {}
      return [[name, after[name] ?? (!nullable && isText ? '' : null)]]
    }),
  )
