import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { SelectField, type SelectFieldProps } from './SelectField.tsx'

const args: SelectFieldProps = {
  label: 'Process',
  options: [
    { value: 'washed', label: 'Fully washed' },
    { value: 'honey', label: 'Honey' },
    { value: 'natural', label: 'Natural' },
    { value: 'wet-hulled', label: 'Wet-hulled', disabled: true },
  ],
  onChange: fn(),
}

const meta = preview.meta({ title: 'Staff/Forms/Select field', component: SelectField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <SelectField {...args} hint="As it stands on the papers of the asset" />
      <SelectField {...args} defaultValue={'washed'} />
      <SelectField {...args} required defaultValue={''} error="Please fill all the required fields" />
      <SelectField {...args} disabled defaultValue={'washed'} />
      <SelectField {...args} readOnly defaultValue={'washed'} />
      <SelectField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Choosing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('combobox', { name: 'Process' })
    await userEvent.selectOptions(control, 'Honey')
    await expect(control).toHaveValue('honey')
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const AlwaysAnswered = meta.story({
  args: { required: true, defaultValue: 'washed' },
  play: async ({ canvas }) => {
    const offered = canvas.getAllByRole('option').map(({ textContent }) => textContent)
    await expect(offered).toEqual(['Fully washed', 'Honey', 'Natural', 'Wet-hulled'])
  },
})

export const RightToLeft = meta.story({ args: { defaultValue: 'natural' }, globals: { direction: 'rtl' } })
