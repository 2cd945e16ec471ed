import type { Answers, Widget } from '@tracemark/api/schemas'
import type { TaskFiles } from '../view.ts'

/** Answers and files by their questions. */
export interface Given {
  answers: Answers
  files: TaskFiles
}

const isSameAnswer = (one: Given, other: Given, id: string): boolean => {
  const [files = [], others = []] = [one.files[id], other.files[id]]
  return (
    one.answers[id] === other.answers[id] &&
    files.length === others.length &&
    files.every(({ blob }, index) => blob === others[index]?.blob)
  )
}

/** The questions that two versions answer differently. */
export const findDifferent = (widgets: readonly Widget[], one: Given, other: Given): Widget[] =>
  widgets.filter(({ id }) => !isSameAnswer(one, other, id))

const pick = <Value>(ids: ReadonlySet<string>, mine: Readonly<Record<string, Value>>, theirs: Readonly<Record<string, Value>>) => ({
  ...Object.fromEntries(Object.entries(theirs).filter(([id]) => !ids.has(id))),
  ...Object.fromEntries(Object.entries(mine).filter(([id]) => ids.has(id))),
})

/** What the person answered differently than it was stays as they gave it; all else is as somebody else saved it meanwhile. */
export const mergeAnswers = (widgets: readonly Widget[], { before, mine, theirs }: Record<'before' | 'mine' | 'theirs', Given>): Given => {
  const changed = new Set(findDifferent(widgets, before, mine).map(({ id }) => id))
  return { answers: pick(changed, mine.answers, theirs.answers), files: pick(changed, mine.files, theirs.files) }
}
