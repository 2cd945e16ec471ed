import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { TextField, type TextFieldProps } from './TextField.tsx'

const args: TextFieldProps = { label: 'Variant name', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Text field', component: TextField, args, globals: { viewport: { value: 'partTall' } } })

export const Default = meta.story({ parameters: { picture: false }, args: { label: 'GTIN' } })

export const States = meta.story({
  parameters: { picture: true },
  render: (args) => (
    <Columns>
      <TextField {...args} hint="As it stands on the papers of the asset" />
      <TextField {...args} defaultValue={'Washed Caturra'} />
      <TextField {...args} required defaultValue={'W'} error="Name already taken" />
      <TextField {...args} disabled defaultValue={'Washed Caturra'} />
      <TextField {...args} readOnly defaultValue={'Washed Caturra'} />
      <TextField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Lengths = meta.story({
  args: { minLength: 3, maxLength: 20 },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Variant name')
    await userEvent.type(input, 'Wa')
    await expect(input).toBeValid()
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Min 3 Max 20 characters')
    await userEvent.type(input, 's')
    await expect(input).not.toHaveAccessibleDescription()
    await expect(canvas.queryByText('3 / 20')).toBeNull()
    await userEvent.type(input, 'hed Caturra, second pass')
    await expect(canvas.getByText('27 / 20')).toBeVisible()
    await userEvent.tab()
    await expect(input).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onChange).toHaveBeenCalled()
  },
})

export const Multiline = meta.story({
  args: { label: 'Description', multiline: true, maxLength: 30, defaultValue: 'Twelve families on the slope above Pijao' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Description'))
    await userEvent.tab()
    await expect(canvas.getByText('Max 30 characters')).toBeVisible()
  },
})

export const German = meta.story({
  args: { label: 'Name der Charge', minLength: 3, maxLength: 20, required: true, defaultValue: 'W' },
  globals: { language: 'de' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.tab()
    await expect(canvas.getByText('3 bis 20 Zeichen')).toBeVisible()
  },
})
