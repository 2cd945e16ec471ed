import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { ChoiceField } from './ChoiceField.tsx'

const meta = preview.meta({
  title: 'Field/Choice field',
  component: ChoiceField,
  decorators: [inField],
  args: {
    label: 'Record book',
    required: true,
    onChange: fn(),
    options: [
      { value: 'complete', label: 'Complete' },
      { value: 'gaps', label: 'Has gaps' },
      { value: 'missing', label: 'Missing' },
    ],
  },
})

export const Short = meta.story({ parameters: { picture: false }, args: { defaultValue: 'gaps' } })

export const Long = meta.story({
  parameters: { picture: true },
  args: {
    options: [
      { value: 'a', label: 'Complete, and shown at the first asking' },
      { value: 'b', label: 'Has gaps of more than a week' },
    ],
  },
})

export const WithError = meta.story({ parameters: { picture: true }, args: { error: 'Please answer this question' } })

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(args.onChange).toHaveBeenLastCalledWith('complete')
    await userEvent.keyboard('{ArrowDown}')
    await expect(args.onChange).toHaveBeenLastCalledWith('gaps')
    await expect(canvas.getByRole('radio', { name: 'Has gaps' })).toBeChecked()
  },
})
