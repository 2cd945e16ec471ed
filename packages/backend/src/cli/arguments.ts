import { EmailAddress, Language, languages, Name } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { OperatorError, SEE_HELP } from './usage.ts'

const checked = <Schema extends z.ZodMiniType>(schema: Schema, value: string | undefined, fault: string): z.infer<Schema> => {
  const parsed = schema.safeParse(value)
  if (!parsed.success) throw new OperatorError(`${fault} ${SEE_HELP}`)
  return parsed.data
}

export const readName = (value: string | undefined) => checked(Name, value, 'The name of the organization is missing.')
export const readSlug = (value: string | undefined) => checked(Name, value, 'The slug of the organization is missing.')
export const readWorker = (value: string | undefined) =>
  checked(Name, value, 'The worker is missing: --to WORKER, as `tracemark cluster` shows it.')
export const readOwner = (value: string | undefined) =>
  checked(EmailAddress, value, 'The e-mail address of the owner is missing, or is none.')
export const readLanguage = (value: string | undefined) => checked(Language, value, `The language must be one of ${languages.join(', ')}.`)
