import type { Staff } from '../../e2e/staff.ts'

const KINDS = [
  (label: string) => ({ input: 'text', label, required: false }),
  (label: string) => ({ input: 'number', label, required: false, min: 0, max: 100, decimals: 1, unit: '%' }),
  (label: string) => ({
    input: 'choice',
    label,
    required: false,
    options: [
      { value: 'even', label: 'Even' },
      { value: 'mixed', label: 'Mixed' },
      { value: 'uneven', label: 'Uneven' },
    ],
  }),
  (label: string) => ({ input: 'date', label, required: false }),
  (label: string) => ({ input: 'yesno', label, required: false }),
] as const

export const buildLabel = (number: number): string => `Question ${number} of the task`

/** A task of so many questions, of the five kinds that are asked most; a token that runs it. */
export const makeTask = async (staff: Staff, thingId: string, questions: number): Promise<string> => {
  const widgets = Array.from({ length: questions }, (_, index) => ({
    id: `question-${index + 1}`,
    parameters: KINDS[index % KINDS.length]?.(buildLabel(index + 1)),
  }))
  const task = await staff.call('/core/tasks', { name: `${questions} questions`, config: { widgets } })
  const link = await staff.call('/core/task-thing', { taskId: task.id, thingId })
  const { jwt } = await staff.call(`/core/task-thing/${link.id}/executionToken`, { channel: 'Portal' })
  return jwt
}
