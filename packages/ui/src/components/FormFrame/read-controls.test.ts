import { NewTask } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { readControls } from './read-controls.ts'

test('what is refused within a list stands at the list, and at the path to it', () => {
  const text = { input: 'text', label: 'Area' } as const
  const widgets = [
    { id: 'area', parameters: text },
    { id: '1', parameters: { ...text, label: '' } },
  ]
  const { errors } = readControls(NewTask, { name: '', config: { widgets } }, ({ code }) => code)
  expect(errors).toEqual({
    name: { type: 'required', message: 'required', types: { name: 'required' } },
    config: {
      type: 'wrong_type',
      message: 'wrong_type',
      types: { 'config.widgets.1.id': 'wrong_type', 'config.widgets.1.parameters.label': 'required' },
    },
  })
})
