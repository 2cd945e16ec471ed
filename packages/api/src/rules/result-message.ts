import { TaskResultMessage } from '../schemas/index.ts'

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
