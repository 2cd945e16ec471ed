import { getFieldReason } from '@tracemark/api/rules'
import type { FieldCode } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { nearest } from './nearest.ts'

const or = (words: readonly string[]): string => new Intl.ListFormat('en', { type: 'disjunction' }).format(words)

const KINDS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
}

const FORMATS: Readonly<Record<string, string>> = {
  uuid: 'a UUID',
  email: 'an email address',
  datetime: 'an instant with its offset, such as 2026-05-20T08:00:00Z',
  date: 'a day, such as 2026-05-20',
}

/** What a text of each form looks like, by the code that any other is refused with. A pattern says nothing to people. */
const FORMS: Partial<Readonly<Record<FieldCode, string>>> = {
  characters_invalid: '1 to 500 visible ASCII characters',
  color_invalid: 'a color such as #1a2b3c',
  currency_invalid: 'the code of a currency in three capital letters, such as EUR',
  email_invalid: 'an email address with a dot in its host, such as name@example.com',
  key_invalid: '16 to 128 visible ASCII characters',
  phone_invalid: 'a phone number with its country code: a plus and 7 to 15 digits, with or without blanks, dots, dashes and brackets',
  price_invalid: 'an amount with a point, such as 12.50',
  slug_invalid: '1 to 63 lower-case letters, digits and dashes, without a dash at its ends',
  variant_id_invalid: '3 to 12 capital letters, digits and dashes',
}

/** Every other form of text says in its schema what it is. */
const formWords = (issue: z.core.$ZodRawIssue<z.core.$ZodIssueInvalidStringFormat>): string => {
  const { code } = getFieldReason({ ...issue, path: [], message: '' }, issue.input)
  return (code && FORMS[code]) ?? 'text of another form'
}

interface Limits {
  type?: string
  minimum?: number
  exclusiveMinimum?: number
  maximum?: number
}

/** Whole numbers have these limits by themselves, which say nothing. */
const said = (limit: number | undefined): number | undefined =>
  Number.isSafeInteger(limit) && Math.abs(Number(limit)) < Number.MAX_SAFE_INTEGER ? limit : undefined

/** `a whole number from 1 to 100`: one text for all that can be wrong with a number. */
const numberWords = (schema: unknown): string => {
  const { type, exclusiveMinimum, ...limits } = z.toJSONSchema(schema as z.ZodMiniType, { unrepresentable: 'any' }) as Limits
  const isWhole = type === 'integer'
  const noun = isWhole ? 'a whole number' : 'a number'
  const above = said(exclusiveMinimum)
  const least = above !== undefined && isWhole ? above + 1 : said(limits.minimum)
  const most = said(limits.maximum)
  if (least !== undefined && most !== undefined) return `${noun} from ${least} to ${most}`
  if (least !== undefined) return `${noun} of ${least} or more`
  if (above !== undefined) return `${noun} of more than ${above}`
  return most === undefined ? noun : `${noun} of ${most} or less`
}

const SIZES: Readonly<Record<string, (size: number) => string>> = {
  string: (size) => (size === 1 ? '1 character' : `${size} characters`),
  array: (size) => (size === 1 ? '1 entry' : `${size} entries`),
}

const sizeWords = (origin: string, size: number | bigint, more: string): string | undefined => {
  const words = SIZES[origin]
  return words && `must have ${words(Number(size))} ${more}`
}

const urlWords = (schema: unknown): string => {
  const { protocol } = (schema as { _zod: { def: { protocol?: RegExp } } })._zod.def
  const schemes = ['https', 'http'].filter((scheme) => protocol?.test(scheme) ?? true)
  return `a web address that begins with ${or(schemes.map((scheme) => `${scheme}://`))}`
}

/** Of several forms none fits: what is wrong with the one that nearly does, or what they all are. */
const unionWords = (errors: readonly (readonly z.core.$ZodIssue[])[]): string => {
  const first = errors.flatMap(([issue]) => issue ?? [])
  const nearly = first.find(({ code, path }) => code !== 'invalid_type' || path.length > 0)
  if (nearly) return [...nearly.path, nearly.message].join(' ')
  return `must be ${or(first.map(({ message }) => message.replace(/^must be /, '')))}`
}

const findFormat = (schema: unknown): string | undefined => {
  const { format = '' } = (schema as { _zod: { def: { format?: string } } })._zod.def
  return format === 'url' ? urlWords(schema) : FORMATS[format]
}

const namesIn = (schema: unknown): string[] => (schema instanceof z.ZodMiniObject ? Object.keys(schema.def.shape) : [])

/** What is wanted where a schema says nothing of its own, as it goes on after the name of the field. */
export const wanted: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.expected === 'number' || issue.expected === 'int') return `must be ${numberWords(issue.inst)}`
      return `must be ${findFormat(issue.inst) ?? KINDS[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${or(issue.values.map(String))}`
    case 'too_small':
      return sizeWords(issue.origin, issue.minimum, 'or more') ?? `must be ${numberWords(issue.schema)}`
    case 'too_big':
      return sizeWords(issue.origin, issue.maximum, 'at most') ?? `must be ${numberWords(issue.schema)}`
    case 'invalid_format':
      return `must be ${findFormat(issue.inst) ?? formWords(issue)}`
    case 'invalid_union':
      return 'discriminator' in issue && Array.isArray(issue.options)
        ? `must be ${or(issue.options.map(String))}`
        : unionWords(issue.errors)
    case 'invalid_key':
      return 'has a name that is not allowed'
    case 'unrecognized_keys':
      // The names that are known: each of those that are not is told about for itself.
      return namesIn(issue.inst).join()
    default:
      return 'is not valid'
  }
}

/** What is said of a name that is not among the known ones. */
export const unknownName = (name: string, known: readonly string[]): string => {
  if (known.length === 0) return 'is unknown'
  const meant = nearest(name, known)
  const all = known.join(', ')
  return meant === undefined ? `is unknown: known are ${all}` : `is unknown: did you mean ${meant}? Known are ${all}`
}
