import * as z from 'zod/mini'
import { AnswerValue } from './answer-value.ts'
import { Classification } from './classification.ts'

/** A task's own rule: an answer that meets it gives the run at least this classification. */
export const ClassificationRule = z.object({
  widgetId: z.string(),
  operator: z.enum(['greater_than', 'less_than', 'equals']),
  value: AnswerValue,
  classification: Classification,
})
export type ClassificationRule = z.infer<typeof ClassificationRule>
