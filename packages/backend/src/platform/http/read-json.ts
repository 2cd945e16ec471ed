import type { FieldProblem } from '@tracemark/api/schemas'
import { isStorable, UNSTORABLE } from '../db/storable.ts'
import { brokenBody, ProblemError } from '../problem.ts'
import type { AppContext } from './environment.ts'

/** Schemas leave out this name without a word, since it means an object's prototype: what stands under it would be lost. */
const FORBIDDEN_NAME = '__proto__'

/** Of one object: no call takes as many, and each of them is looked at more than once. */
const NAMES_MAX = 20_000
/** Whoever sends more than this wrong has read enough. */
const FIELDS_MAX = 50
/** Deeper than any field of the contract lies, by far. */
const DEPTH_MAX = 64
/** Commas outside of texts. Each value is looked at more than once; the longest lists that a call takes are well below. */
const COMMAS_MAX = 65_536

/** Where the quotation mark stands that ends what begins here; the end of everything where none does. */
const endOfText = (text: string, start: number): number => {
  let at = start + 1
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1
  return at
}

/**
 * Fails with `invalid_content` where more lists and objects lie in each other, or more values beside each other. Looks at the text, before a
 * parser does: that takes a text to its last byte, whatever it holds.
 */
const assertModest = (text: string): void => {
  let depth = 0
  let commas = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at]
    if (sign === '"') at = endOfText(text, at)
    else if (sign === '[' || sign === '{') depth += 1
    else if (sign === ']' || sign === '}') depth -= 1
    else if (sign === ',') commas += 1
    if (commas > COMMAS_MAX) throw new ProblemError('invalid_content', { detail: `A body can hold up to ${COMMAS_MAX} values.` })
    if (depth > DEPTH_MAX) throw new ProblemError('invalid_content', { detail: `A body can nest up to ${DEPTH_MAX} lists and objects.` })
  }
}

const assertNames = (names: readonly string[]): void => {
  if (names.length > NAMES_MAX)
    throw new ProblemError('invalid_content', { detail: `An object in the body can have up to ${NAMES_MAX} names.` })
  if (!names.every(isStorable)) throw new ProblemError('invalid_content', { detail: `A name in the body ${UNSTORABLE}.` })
  if (names.includes(FORBIDDEN_NAME))
    throw new ProblemError('invalid_content', { detail: `No object in the body can have the name ${FORBIDDEN_NAME}.` })
}

/** Fails with `invalid_content` where names or texts can't be taken. */
const assertStorable = (body: unknown): void => {
  const fields: FieldProblem[] = []
  const path: (string | number)[] = []
  const visit = (value: unknown): void => {
    if (typeof value === 'string' && !isStorable(value) && fields.length < FIELDS_MAX)
      fields.push({ path: [...path], message: UNSTORABLE, code: 'characters_invalid' })
    if (typeof value !== 'object' || value === null) return
    if (!Array.isArray(value)) assertNames(Object.keys(value))
    for (const [key, inner] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
      path.push(key)
      visit(inner)
      path.pop()
    }
  }
  visit(body)
  if (fields.length > 0) throw new ProblemError('invalid_content', { detail: `A text in the body ${UNSTORABLE}.`, fields })
}

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ProblemError('invalid_content', { detail: 'The body is not JSON.', cause })
  }
}

/** The body as it came, whatever content type it was sent with. Fails with `invalid_content` where it breaks off. */
export const readText = async (context: AppContext): Promise<string> => {
  const text = await context.req.text().catch((cause: unknown) => {
    throw brokenBody(cause)
  })
  // No body stands for an empty one: the exchange takes a general token so.
  return text === '' ? '{}' : text
}

/** The JSON that a body is. Fails with `invalid_content`. */
export const parseModestJson = (text: string): unknown => {
  assertModest(text)
  const value = parseJson(text)
  assertStorable(value)
  return value
}
