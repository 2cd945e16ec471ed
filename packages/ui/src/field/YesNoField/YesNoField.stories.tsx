import { expect, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { YesNoField } from './YesNoField.tsx'

const meta = preview.meta({
  title: 'Field/Yes or no',
  component: YesNoField,
  decorators: [inField],
  args: { label: 'Turned since the last check', yes: 'Yes', no: 'No', required: true, onChange: fn() },
})

export const Neither = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'No' })).not.toBeChecked()
  },
})

export const No = meta.story({
  args: { defaultValue: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(true)
  },
})
