import { type Classification, TaskResultMessage } from '../schemas/index.ts'

type ByOutcome<Value> = { readonly [Outcome in Classification | 'otherwise']?: Value | undefined }

/** What is said for this classification, else for all others. */
export const byOutcome = <Value>(values: ByOutcome<Value>, classification: Classification): Value | undefined =>
  values[classification] ?? values.otherwise

/** The result text of a task: each part of it as the last of `said` that says it. Absent where none says anything. */
export const resultMessageText = (classification: Classification, ...said: readonly ByOutcome<TaskResultMessage>[]): string | undefined => {
  const messages = said.map((messages) => byOutcome(messages, classification)).filter((message) => message !== undefined)
  return messages.length === 0 ? undefined : JSON.stringify(Object.assign({}, ...messages))
}

const fromJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Reads the result text of a task: a JSON object with the fields of a message, a JSON string, else plain text, which
 * becomes the description (specification 1, section 4). Text without meaning gives an empty message, never an error.
 */
export const readResultMessage = (text: string | undefined): TaskResultMessage => {
  if (text === undefined || text.trim() === '') return {}
  const value = fromJson(text)
  if (typeof value === 'string') return value.trim() === '' ? {} : { description: value }
  const message = TaskResultMessage.safeParse(value)
  return message.success ? message.data : { description: text }
}
