import type { Answers } from '@tracemark/api/schemas'

export type PageMessage = { type: 'opened' | 'failed' } | { type: 'completed'; answers: Answers }

const TYPES = new Map<string, PageMessage['type']>([
  ['tracemark-form-opened', 'opened'],
  ['tracemark-form-completed', 'completed'],
  ['tracemark-form-failed', 'failed'],
])

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const isAnswer = (value: unknown): value is Answers[string] =>
  typeof value === 'string' || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))

const answersIn = (value: unknown): Answers =>
  Object.fromEntries(Object.entries(isRecord(value) ? value : {}).filter((entry): entry is [string, Answers[string]] => isAnswer(entry[1])))

/** What a form of another site says; anything else on the page may send messages too, and means nothing. */
export const readPageMessage = (data: unknown): PageMessage | undefined => {
  if (!isRecord(data) || typeof data.type !== 'string') return undefined
  const type = TYPES.get(data.type)
  if (type === undefined) return undefined
  return type === 'completed' ? { type, answers: answersIn(data.answers) } : { type }
}
