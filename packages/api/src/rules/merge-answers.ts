import type { Answers, AnswerValue, TaskRunUpdate } from '../schemas/index.ts'

/** The answers of a run after an update: those named are given or, with `null`, taken back; the others stay. */
export const mergeAnswers = (kept: Answers, widgets: TaskRunUpdate['widgets']): Answers => {
  const given = Object.entries(widgets).map(([id, { value }]): [string, AnswerValue | null] => [id, value])
  const merged = new Map<string, AnswerValue | null>([...Object.entries(kept), ...given])
  return Object.fromEntries([...merged].filter((entry): entry is [string, AnswerValue] => entry[1] !== null))
}
