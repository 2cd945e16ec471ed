import * as z from 'zod/mini'

/** An answer: text, choice and date (`YYYY-MM-DD`) as string, number as number, yes/no as boolean; place and code as text. */
export const AnswerValue = z.union([z.string().check(z.maxLength(10_000)), z.number(), z.boolean()])
export type AnswerValue = z.infer<typeof AnswerValue>
