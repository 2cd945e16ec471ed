import { listFieldProblems } from '@tracemark/api/rules'
import type { FieldProblem } from '@tracemark/api/schemas'
import type { FieldValues, ResolverResult } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fromControls } from './entered-values.ts'

/** What is wrong with values beyond what their schema says, in words, by the fields' names. */
export type FieldCheck<Values> = (values: Values) => Partial<Record<keyof Values & string, string | undefined>>

/** `types`: what is wrong within the field, by the path to it. */
type Mistake = readonly [name: string, error: { type: string; message: string; types: Record<string, string> }]

/** What is wrong with each field: the first of its problems, and all of them by their paths. */
export const gatherMistakes = (problems: readonly FieldProblem[], getText: (problem: FieldProblem) => string): Mistake[] => {
  const byName = new Map<string, Mistake[1]>()
  for (const found of problems) {
    const name = String(found.path[0])
    const [path, text] = [found.path.join('.'), getText(found)]
    const mistake = byName.get(name) ?? { type: found.code, message: text, types: {} }
    mistake.types[path] ??= text
    byName.set(name, mistake)
  }
  return [...byName]
}

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
        message === undefined ? [] : [[name, { type: 'other', message, types: {} }] as const],
      )
    : gatherMistakes(listFieldProblems(read.error, values), getText)
  return mistakes.length === 0 ? { values: controls, errors: {} } : { values: {}, errors: Object.fromEntries(mistakes) }
}
