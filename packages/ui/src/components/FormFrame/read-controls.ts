import { listFieldProblems } from '@tracemark/api/rules'
import type { FieldProblem } from '@tracemark/api/schemas'
import type { FieldValues, ResolverResult } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fromControls } from './entered-values.ts'

/** What is wrong with values beyond what their schema says, in words, by the fields' names. */
export type FieldCheck<Values> = (values: Values) => Partial<Record<keyof Values & string, string | undefined>>

type Mistake = readonly [name: string, error: { type: string; message: string }]

/** What react-hook-form asks: whether the controls can be saved, and otherwise what to say at which field. */
export const readControls = <Schema extends z.ZodMiniType>(
  schema: Schema,
  controls: FieldValues,
  getText: (problem: FieldProblem) => string,
  check?: FieldCheck<z.input<Schema>>,
): ResolverResult<FieldValues> => {
  const values = fromControls(controls)
  const read = schema.safeParse(values)
  const mistakes: Mistake[] = read.success
    ? Object.entries<string | undefined>(check?.(values as z.input<Schema>) ?? {}).flatMap(([name, message]) =>
        message === undefined ? [] : [[name, { type: 'other', message }] as const],
      )
    : // Of several problems of a field the first is said.
      listFieldProblems(read.error, values)
        .toReversed()
        .map((found) => [String(found.path[0]), { type: found.code, message: getText(found) }] as const)
  return mistakes.length === 0 ? { values: controls, errors: {} } : { values: {}, errors: Object.fromEntries(mistakes) }
}
