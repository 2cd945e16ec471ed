import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx'

const args: PhoneFieldProps = { label: 'Hotline', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Phone field', component: PhoneField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <PhoneField {...args} hint="As it stands on the papers of the asset" />
      <PhoneField {...args} defaultValue={'+57 606 741 2200'} />
      <PhoneField {...args} required defaultValue={'606 741'} error="Nobody answers there" />
      <PhoneField {...args} disabled defaultValue={'+57 606 741 2200'} />
      <PhoneField {...args} readOnly defaultValue={'+57 606 741 2200'} />
      <PhoneField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Checked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Hotline')
    await userEvent.type(input, '606 741')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Write the number with its country, such as +57 606 741 2200')
    await userEvent.clear(input)
    await userEvent.type(input, '+57 606 741 2200')
    await expect(input).not.toHaveAccessibleDescription()
    await expect(args.onChange).toHaveBeenCalled()
  },
})
