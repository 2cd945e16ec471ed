import type * as z from 'zod/mini'
import { FieldCode, type FieldProblem } from '../schemas/index.ts'
import { patterns } from '../schemas/patterns.ts'

type Issue = z.core.$ZodIssue
type Reason = Pick<FieldProblem, 'code' | 'params'>

const FORMATS: Readonly<Record<string, FieldCode>> = {
  email: 'email_invalid',
  url: 'link_invalid',
  date: 'date_invalid',
  datetime: 'date_invalid',
}

/** Here, and not beside the patterns, it is seen that each is named by a code. */
const byCode: Partial<Record<FieldCode, RegExp>> = patterns

const codeOfFormat = ({ format, pattern }: z.core.$ZodIssueInvalidStringFormat): FieldCode => {
  const named = Object.entries(byCode).find(([, known]) => String(known) === pattern)
  return FieldCode.safeParse(named?.[0]).data ?? FORMATS[format] ?? 'wrong_type'
}

const reasonOfSize = (issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig, input: unknown): Reason => {
  const { origin, inclusive = true } = issue
  if (issue.code === 'too_small') {
    const params = { minimum: Number(issue.minimum) }
    if (origin === 'string') return input === '' || params.minimum === 1 ? { code: 'required' } : { code: 'too_short', params }
    if (origin === 'array' || origin === 'set') return { code: 'too_few', params }
    return { code: inclusive ? 'too_small' : 'not_above', params }
  }
  const params = { maximum: Number(issue.maximum) }
  if (origin === 'string') return { code: 'too_long', params }
  if (origin === 'array' || origin === 'set') return { code: 'too_many', params }
  return { code: inclusive ? 'too_big' : 'not_below', params }
}

const codeOfType = ({ expected }: z.core.$ZodIssueInvalidType, input: unknown): FieldCode => {
  if (expected !== 'number' && expected !== 'int') return 'wrong_type'
  return expected === 'int' && Number.isFinite(input) ? 'not_whole' : 'not_a_number'
}

/** Of several forms none fits: why not the one that nearly does. */
const reasonOfUnion = (issue: z.core.$ZodIssueInvalidUnion, input: unknown): Reason => {
  const nearly = issue.errors.flatMap(([first]) => first ?? []).find(({ code, path }) => code !== 'invalid_type' || path.length > 0)
  return nearly ? getFieldReason(nearly, valueAt(input, nearly.path)) : { code: issue.errors.length > 0 ? 'wrong_type' : 'not_one_of' }
}

const isMissing = ({ code }: Issue, input: unknown): boolean =>
  code !== 'custom' && (input === undefined || input === null || (code === 'invalid_value' && input === ''))

/** Why a schema refuses what stands at the place of the issue, `input`. */
export const getFieldReason = (issue: Issue, input: unknown): Reason => {
  if (isMissing(issue, input)) return { code: 'required' }
  switch (issue.code) {
    case 'too_small':
    case 'too_big':
      return reasonOfSize(issue, input)
    case 'invalid_type':
      return { code: codeOfType(issue, input) }
    case 'invalid_format':
      return { code: codeOfFormat(issue) }
    case 'invalid_value':
      return { code: 'not_one_of' }
    case 'invalid_union':
      return reasonOfUnion(issue, input)
    case 'invalid_key':
    case 'unrecognized_keys':
      return { code: 'unknown_field' }
    case 'custom':
      return { code: FieldCode.safeParse(issue.params?.code).data ?? 'other' }
    default:
      return { code: 'other' }
  }
}

/** What stands at a path of a value. */
const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined), value)

const toPath = (path: readonly PropertyKey[]): FieldProblem['path'] => path.map((key) => (typeof key === 'number' ? key : String(key)))

/**
 * The fields of `value` that its schema refuses, each once, in the order of the schema. For forms, which hold the contract's schemas
 * as the server does, and so get the codes that it would answer with.
 */
export const listFieldProblems = ({ issues }: z.core.$ZodError, value: unknown): FieldProblem[] => {
  const told = new Map<string, FieldProblem>()
  for (const issue of issues) {
    const reason = getFieldReason(issue, valueAt(value, issue.path))
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path]
    for (const path of paths.map(toPath)) {
      const key = JSON.stringify(path)
      // The first thing that is wrong with a field is why the others are.
      if (!told.has(key)) told.set(key, { path, message: issue.message, ...reason })
    }
  }
  return [...told.values()]
}
