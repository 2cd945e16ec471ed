import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { NumberField, type NumberFieldProps } from './NumberField.tsx'

const args: NumberFieldProps = { label: 'Moisture', unit: '%', min: 0, max: 60, decimals: 1, onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Number field', component: NumberField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <NumberField {...args} hint="As it stands on the papers of the asset" />
      <NumberField {...args} defaultValue={11.2} />
      <NumberField {...args} required defaultValue={97} error="Drier than 60 % is needed" />
      <NumberField {...args} disabled defaultValue={11.2} />
      <NumberField {...args} readOnly defaultValue={11.2} />
      <NumberField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Moisture')
    await userEvent.type(input, '11,27')
    await userEvent.tab()
    await expect(input).toHaveValue('11.3')
    await expect(args.onChange).toHaveBeenLastCalledWith(11.3)
    await userEvent.clear(input)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.type(input, '61')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('0 to 60')
  },
})

export const NotANumber = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Moisture'), 'about 11')
    await userEvent.tab()
    await expect(canvas.getByText('Enter a number')).toBeVisible()
    await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN)
  },
})

/** It is sent without being left. */
export const NotANumberAtEnter = meta.story({
  parameters: { picture: false },
  args: { error: 'Fill in this field' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Moisture'), 'about 11{Enter}')
    await waitFor(() => expect(canvas.getByLabelText('Moisture')).toHaveAccessibleDescription('Enter a number'))
  },
})

export const German = meta.story({ args: { label: 'Restfeuchte', defaultValue: 11.2 }, globals: { language: 'de' } })
