import { ProblemError } from '../problem.ts'
import type { AppContext } from './environment.ts'
import { brokenBody } from './limit-body.ts'
import { isStorable, UNSTORABLE } from './storable.ts'

/** Schemas leave out this name without a word, since it means an object's prototype: what stands under it would be lost. */
const FORBIDDEN_NAME = '__proto__'

/** Of one object: no call takes as many, and each of them is looked at more than once. */
const NAMES_MAX = 20_000
/** Whoever sends more than this wrong has read enough. */
const FIELDS_MAX = 50
/** Deeper than any field of the contract lies, by far. */
const DEPTH_MAX = 64

/** A value, and the way to it: paths are made for those alone that are told. */
interface Place {
  value: unknown
  key: string | number
  around: Place | undefined
  depth: number
}

const pathOf = (place: Place): (string | number)[] => {
  const path: (string | number)[] = []
  for (let part = place; part.around; part = part.around) path.push(part.key)
  return path.reverse()
}

const namesIn = (value: object): string[] => (Array.isArray(value) ? [] : Object.keys(value))

const mayBeRefused = (value: unknown): boolean => typeof value === 'string' || (typeof value === 'object' && value !== null)

/** Fails with `invalid_content` where names or texts can't be taken. Without recursion, because a body may be nested deeper than the stack. */
const assertStorable = (body: unknown): void => {
  const unstorable: Place[] = []
  const rest: Place[] = [{ value: body, key: '', around: undefined, depth: 0 }]
  for (let place = rest.pop(); place; place = rest.pop()) {
    const { value } = place
    if (typeof value === 'string' && !isStorable(value) && unstorable.length < FIELDS_MAX) unstorable.push(place)
    if (typeof value !== 'object' || value === null) continue
    if (place.depth === DEPTH_MAX)
      throw new ProblemError('invalid_content', { detail: `A body may have ${DEPTH_MAX} lists and objects inside one another.` })
    const names = namesIn(value)
    if (names.length > NAMES_MAX)
      throw new ProblemError('invalid_content', { detail: `An object in the body may have ${NAMES_MAX} names.` })
    if (!names.every(isStorable)) throw new ProblemError('invalid_content', { detail: `A name in the body ${UNSTORABLE}.` })
    if (names.includes(FORBIDDEN_NAME))
      throw new ProblemError('invalid_content', { detail: `No object in the body may have the name ${FORBIDDEN_NAME}.` })
    for (const [key, inner] of Object.entries(value))
      if (mayBeRefused(inner))
        rest.push({ value: inner, key: Array.isArray(value) ? Number(key) : key, around: place, depth: place.depth + 1 })
  }
  if (unstorable.length === 0) return
  throw new ProblemError('invalid_content', {
    detail: `A text in the body ${UNSTORABLE}.`,
    fields: unstorable.map((place) => ({ path: pathOf(place), message: UNSTORABLE })),
  })
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
export const jsonOf = (text: string): unknown => {
  const value = parseJson(text)
  assertStorable(value)
  return value
}
