import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { TextField } from './TextField.tsx'

const meta = preview.meta({
  title: 'Field/Text field',
  component: TextField,
  decorators: [inField],
  args: { label: 'Picked by', required: true, onChange: fn() },
})

export const Empty = meta.story({
  parameters: { picture: false },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Picked by' })
    await userEvent.type(field, 'Luz')
    await expect(args.onChange).toHaveBeenLastCalledWith('Luz')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
})

export const Optional = meta.story({
  args: { required: false, optionalMark: '(optional)', hint: 'As in the record book', defaultValue: 'Luz Dary Cifuentes' },
})

export const WithError = meta.story({
  parameters: { picture: true },
  args: { error: 'Please answer this question', hint: 'As in the record book' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Picked by' })
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription('Please answer this question As in the record book')
  },
})

export const Multiline = meta.story({
  parameters: { secondLook: true },
  args: { label: 'Remarks', multiline: true, defaultValue: 'Clouds since noon, covered early.\nRaked thinner at the edges.' },
})
