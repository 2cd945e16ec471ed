import { ProblemError } from '../problem.ts'
import type { AppContext } from './environment.ts'
import { brokenBody } from './limit-body.ts'
import { isStorable } from './storable.ts'

/** Schemas leave out this name without a word, since it means an object's prototype: what stands under it would be lost. */
const FORBIDDEN_NAME = '__proto__'

const UNSTORABLE = 'A text in the body has a zero byte or half of a surrogate pair.'

/** Why names or values can't be taken. Without recursion, because a body may be nested deeper than the stack. */
const refusalOf = (value: unknown): string | undefined => {
  const rest: unknown[] = [value]
  while (rest.length > 0) {
    const part = rest.pop()
    if (typeof part === 'string' && !isStorable(part)) return UNSTORABLE
    if (typeof part !== 'object' || part === null) continue
    const names = Array.isArray(part) ? [] : Object.keys(part)
    if (!names.every(isStorable)) return UNSTORABLE
    if (names.includes(FORBIDDEN_NAME)) return `No object in the body may have the name ${FORBIDDEN_NAME}.`
    for (const inner of Object.values(part)) rest.push(inner)
  }
  return undefined
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
    throw brokenBody(cause)
  })
  // No body stands for an empty one: the exchange takes a general token so.
  if (text === '') return { text: '{}', value: {} }
  const value = parseJson(text)
  const detail = refusalOf(value)
  if (detail !== undefined) throw new ProblemError('invalid_content', { detail })
  return { text, value }
}
