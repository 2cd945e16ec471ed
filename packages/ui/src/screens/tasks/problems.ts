import { listFieldProblems } from '@tracemark/api/rules'
import { type FieldProblem, Widget } from '@tracemark/api/schemas'
import { isQuestion, type Parameters, type QuestionRow, type Row } from './outline.ts'

/** What is wrong with one field of a row, by the path to it. */
export type RowProblem = Pick<FieldProblem, 'path' | 'code' | 'params'>

const isAbove = (least: number | string | undefined, most: number | string | undefined): boolean =>
  least !== undefined && most !== undefined && least > most

/** Limits that no answer can keep, and options that can't be told apart. The contract takes them: a run would meet them first. */
const findContradictions = (parameters: Parameters): RowProblem[] => {
  switch (parameters.input) {
    case 'text': {
      const { minLength, maxLength } = parameters
      return isAbove(minLength, maxLength)
        ? [{ path: ['parameters', 'maxLength'], code: 'too_small', params: { minimum: minLength ?? 0 } }]
        : []
    }
    case 'number': {
      const { min, max } = parameters
      return isAbove(min, max) ? [{ path: ['parameters', 'max'], code: 'too_small', params: { minimum: min ?? 0 } }] : []
    }
    case 'date': {
      const { min, max } = parameters
      return isAbove(min, max) ? [{ path: ['parameters', 'max'], code: 'too_early', params: { minimum: min ?? '' } }] : []
    }
    case 'choice': {
      const seen = new Set<string>()
      return parameters.options.flatMap(({ value, label }, place): RowProblem[] => {
        const path = ['parameters', 'options', place]
        const isRepeated = seen.has(value)
        seen.add(value)
        if (label.trim() === '') return [{ path: [...path, 'label'], code: 'required' }]
        if (value.trim() === '') return [{ path: [...path, 'value'], code: 'required' }]
        return isRepeated ? [{ path: [...path, 'value'], code: 'duplicate' }] : []
      })
    }
    default:
      return []
  }
}

const known = new WeakMap<QuestionRow['widget'], readonly RowProblem[]>()

/** Each question is read once: a key press changes one of hundreds. */
const findWidgetProblems = (widget: QuestionRow['widget']): readonly RowProblem[] => {
  const before = known.get(widget)
  if (before) return before
  const read = Widget.safeParse(widget)
  const found = read.success ? findContradictions(widget.parameters) : listFieldProblems(read.error, widget)
  known.set(widget, found)
  return found
}

/** What is wrong with a form, by the keys of its rows. */
export const findProblems = (rows: readonly Row[]): ReadonlyMap<string, readonly RowProblem[]> => {
  const problems = new Map<string, readonly RowProblem[]>()
  const ids = new Set<string>()
  for (const [place, row] of rows.entries()) {
    if (!isQuestion(row)) {
      if (!isQuestion(rows[place + 1])) problems.set(row.key, [{ path: ['questions'], code: 'too_few', params: { minimum: 1 } }])
      continue
    }
    const { id } = row.widget
    const own = findWidgetProblems(row.widget)
    const found = ids.has(id) ? [...own, { path: ['id'], code: 'duplicate' as const }] : own
    ids.add(id)
    if (found.length > 0) problems.set(row.key, found)
  }
  return problems
}
