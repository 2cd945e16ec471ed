import { ProblemError } from '../problem.ts'
import type { AppContext } from './environment.ts'

/** PostgreSQL stores neither a zero byte nor half of a surrogate pair. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** In names and in values. Without recursion, because a body may be nested deeper than the stack. */
const hasUnstorableText = (value: unknown): boolean => {
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const part = rest.pop()
    if (typeof part === 'string' && !isStorable(part)) return true
    if (typeof part !== 'object' || part === null) continue
    if (!Array.isArray(part) && !Object.keys(part).every(isStorable)) return true
    for (const inner of Object.values(part)) rest.push(inner)
  }
  return false
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProblemError('invalid_content', { detail: 'The body is not JSON.', cause })
  }
}

/** The body as text and as the JSON that it is, whatever content type it was sent with. Fails with `invalid_content`. */
export const readJson = async (context: AppContext): Promise<{ text: string; value: unknown }> => {
  const text = await context.req.text().catch((cause: unknown) => {
    throw new ProblemError('invalid_content', { detail: 'The body did not arrive as a whole.', cause })
  })
  // No body stands for an empty one: the exchange takes a general token so.
  if (text === '') return { text: '{}', value: {} }
  const value = parseJson(text)
  if (hasUnstorableText(value))
    throw new ProblemError('invalid_content', { detail: 'A text in the body has a zero byte or half of a surrogate pair.' })
  return { text, value }
}
