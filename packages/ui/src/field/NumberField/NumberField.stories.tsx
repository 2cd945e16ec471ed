import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { inField } from '../../stories/in-field.tsx'
import { NumberField } from './NumberField.tsx'

const meta = preview.meta({
  title: 'Field/Number field',
  component: NumberField,
  decorators: [inField],
  args: { label: 'Moisture', unit: '%', decimals: 1, required: true, onChange: fn() },
})

export const Filled = meta.story({ args: { defaultValue: 11.2 } })

export const WithError = meta.story({ args: { defaultValue: 112, error: 'At most 60', hint: '0 to 60\u00a0%' } })

export const CommaOrPoint = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Moisture' })
    await userEvent.type(field, '11,25')
    await expect(args.onChange).toHaveBeenLastCalledWith(11.25)
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith(11.3)
    await expect(field).toHaveValue('11.3')
    await expect(await canvas.findByText(/ was rounded to /)).toHaveTextContent(
      '11,25 was rounded to 11.3. This question accepts no more digits.',
    )
    await userEvent.clear(field)
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.type(field, 'wet')
    await expect(args.onChange).toHaveBeenLastCalledWith('wet')
  },
})

/** Told when the field is left, not while it is written in or when it is left empty. */
export const Complaint = meta.story({
  args: { complain: (given) => (typeof given === 'number' && given <= 60 ? undefined : 'At most 60'), hint: '0 to 60\u00a0%' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Moisture' })
    await userEvent.type(field, '112')
    await expect(field).toBeValid()
    await userEvent.tab()
    await waitFor(() => expect(field).toHaveAccessibleDescription('At most 60 0 to 60\u00a0%'))
    await expect(field).toBeInvalid()
    await userEvent.clear(field)
    await expect(canvas.queryByText('At most 60')).toBeNull()
    await userEvent.type(field, 'wet')
    await userEvent.tab()
    await expect(await canvas.findByText('At most 60')).toBeVisible()
  },
})

export const German = meta.story({
  globals: { language: 'de' },
  args: { label: 'Feuchte', defaultValue: 11.2 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Feuchte' })).toHaveValue('11,2')
  },
})
