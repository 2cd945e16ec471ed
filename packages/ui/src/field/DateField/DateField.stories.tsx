import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { DateField } from './DateField.tsx'

const meta = preview.meta({
  title: 'Field/Date field',
  component: DateField,
  decorators: [inField],
  args: { label: 'Picked on', required: true, max: '2026-11-20', onChange: fn() },
})

export const Filled = meta.story({ args: { defaultValue: '2026-05-12' } })

export const WithError = meta.story({
  args: { error: '20 Nov 2026 or earlier' },
  play: async ({ args, canvas }) => {
    fireEvent.change(canvas.getByLabelText('Picked on'), { target: { value: '2026-11-24' } })
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-24')
  },
})
