import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { MultiSelectField, type MultiSelectFieldProps } from './MultiSelectField.tsx'

const args: MultiSelectFieldProps = {
  label: 'Certifications',
  options: [
    { value: 'organic', label: 'Organic' },
    { value: 'fair', label: 'Fair trade' },
    { value: 'rainforest', label: 'Rainforest' },
    { value: 'old', label: 'A scheme that ended', disabled: true },
  ],
  onChange: fn(),
}

const meta = preview.meta({
  title: 'Staff/Forms/Multi-select field',
  component: MultiSelectField,
  args,
  globals: { viewport: { value: 'partTall' } },
})

export const States = meta.story({
  render: (args) => (
    <Columns>
      <MultiSelectField {...args} hint="As it stands on the papers of the asset" />
      <MultiSelectField {...args} defaultValue={['organic', 'fair']} />
      <MultiSelectField {...args} required defaultValue={[]} error="Please fill all the required fields" />
      <MultiSelectField {...args} disabled defaultValue={['organic', 'fair']} />
      <MultiSelectField {...args} readOnly defaultValue={['organic', 'fair']} />
      <MultiSelectField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Certifications' })
    await userEvent.click(input)
    await userEvent.type(input, 'org')
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['organic'])
    await userEvent.keyboard('fair{ArrowDown}{Enter}{Escape}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['organic', 'fair'])
    await userEvent.keyboard('{Backspace}')
    await expect(args.onChange).toHaveBeenLastCalledWith(['organic'])
  },
})

export const Open = meta.story({
  parameters: { picture: true },
  args: { defaultValue: ['organic'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(await screen.findByRole('listbox')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ args: { defaultValue: ['organic', 'fair', 'rainforest'] }, globals: { direction: 'rtl' } })
