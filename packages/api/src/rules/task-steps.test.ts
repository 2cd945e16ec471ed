import { expect, test } from 'vitest'
import { inSteps } from './task-steps.ts'

const widget = (id: string) => ({ id, parameters: { input: 'yesno' as const, label: id, required: false } })
const [aroma, body, contact] = [widget('aroma'), widget('body'), widget('contact')]

test('questions follow the steps, and the others come last', () => {
  const steps = [
    { id: '1', title: 'Mouth', widgetIds: ['body', 'gone'] },
    { id: '2', title: 'Empty', widgetIds: [] },
    { id: '3', title: 'Nose', widgetIds: ['aroma', 'body'] },
  ]
  expect(inSteps([aroma, body, contact], { steps })).toEqual([{ ...body, step: 'Mouth' }, { ...aroma, step: 'Nose' }, contact])
})

test('without steps they stay as the task has them', () => {
  expect(inSteps([aroma, body], undefined)).toEqual([aroma, body])
})
