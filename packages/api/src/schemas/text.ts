import * as z from 'zod/mini'
import { patterns } from './patterns.ts'
import { takeCode, takeLine, takeLines, takeScan } from './take-text.ts'

/** How what is taken in is answered: as it was kept, whatever was taken in before. */
const keptForms = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/** The schema of an answer with this field: a row from before may be what no body can say any more. */
export const asKept = (field: z.ZodMiniType): z.ZodMiniType => keptForms.get(field) ?? field

const taken = <Of extends z.ZodMiniType>(schema: Of, max: number): Of => {
  keptForms.set(schema, z.string().check(z.maxLength(max)))
  return schema
}

/** One line, and several, of which nothing else is asked. */
export const AnyLine = z.string().check(z.overwrite(takeLine))
export const AnyLines = z.string().check(z.overwrite(takeLines))

/** One line that a person writes: a name, a label, a title. Taken in as `takeLine` says, and measured then. */
export const line = (max: number, min = 1) => taken(z.string().check(z.overwrite(takeLine), z.minLength(min), z.maxLength(max)), max)

/** Text of several lines; it may be empty. */
export const lines = (max: number) => taken(z.string().check(z.overwrite(takeLines), z.maxLength(max)), max)

/** What stands on a product or a label, and is typed or pasted from there. */
export const code = (max: number, min = 1) => taken(z.string().check(z.overwrite(takeCode), z.minLength(min), z.maxLength(max)), max)

/** What a device has read: a code, or parts of one between the separators of GS1. */
export const scan = (max: number) => z.string().check(z.overwrite(takeScan), z.minLength(1), z.maxLength(max))

/** A code that has to have the form of a pattern. */
export const codeLike = (pattern: RegExp, message?: string) => z.string().check(z.overwrite(takeCode), z.regex(pattern, message))

/** A number that visitors may call from anywhere. */
export const phoneNumber = () => taken(codeLike(patterns.phone_invalid), 30)

/** An e-mail address that visitors may write to from anywhere. */
export const publicEmailAddress = (max = 254) =>
  taken(z.string().check(z.overwrite(takeLine), z.regex(patterns.email_invalid), z.maxLength(max)), max)

/** An e-mail address, international ones too. */
export const emailAddress = (max = 254) =>
  z.string().check(z.overwrite(takeLine), z.email({ pattern: z.regexes.unicodeEmail }), z.maxLength(max))
