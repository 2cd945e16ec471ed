import { getFieldReason } from '@tracemark/api/rules'
import type { FieldProblem } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { ProblemError } from '../problem.ts'
import { unknownName, wanted } from './issue-words.ts'

/** Whoever sends more than this wrong has read enough. */
const FIELDS_MAX = 50
const TEXT_MAX = 60
const NAME_MAX = 100

/** What answers must not repeat: they are logged by those who ask. */
const SECRET = /key|secret|token|password/i

const cut = (text: string, length: number): string => (text.length > length ? `${text.slice(0, length)}…` : text)

/** What was sent, in a few words. */
const given = (value: unknown): string => {
  if (value === undefined) return 'it is missing'
  if (typeof value === 'string')
    return `given: ${JSON.stringify(cut(value, TEXT_MAX))}${value.length > TEXT_MAX ? `, ${value.length} characters` : ''}`
  if (Array.isArray(value)) return `given: a list of ${value.length}`
  return typeof value === 'object' && value !== null ? 'given: an object' : `given: ${value}`
}

const toPath = (path: readonly PropertyKey[]): FieldProblem['path'] =>
  path.map((key) => (typeof key === 'number' ? key : cut(String(key), NAME_MAX)))

const toRefusedFields = (refused: z.core.$ZodIssue): FieldProblem[] => {
  const { code, path, message, input, ...issue } = refused
  if (code === 'unrecognized_keys' && 'keys' in issue) {
    const known = message === '' ? [] : message.split(',')
    return issue.keys
      .slice(0, FIELDS_MAX)
      .map((key) => ({ path: toPath([...path, key]), message: unknownName(cut(key, NAME_MAX), known), code: 'unknown_field' }))
  }
  // A discriminator is told with the object that it stands in.
  const value = code === 'invalid_union' && 'discriminator' in issue ? Object(input)[String(issue.discriminator)] : input
  const isSecret = SECRET.test(String(path.at(-1)))
  return [{ path: toPath(path), message: isSecret ? message : `${message} (${given(value)})`, ...getFieldReason(refused, value) }]
}

/** Says of each field what is wanted and what was given: of a query or body that its schema does not take. */
export const toRefusal = (schema: z.ZodMiniType, value: unknown, part: 'query' | 'body'): ProblemError => {
  const { error } = z.safeParse(schema, value, { error: wanted, reportInput: true })
  const told = new Map<string, FieldProblem>()
  // The first thing that is wrong with a field is why the others are.
  for (const field of error?.issues.flatMap(toRefusedFields) ?? [])
    if (!told.has(field.path.join('\0'))) told.set(field.path.join('\0'), field)
  const fields = [...told.values()].slice(0, FIELDS_MAX)
  const [first] = fields
  return new ProblemError('invalid_content', {
    fields,
    ...(first?.path.length === 0 && { detail: `The ${part} ${first.message}.` }),
  })
}
