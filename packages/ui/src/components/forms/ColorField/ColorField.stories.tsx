import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { ColorField, type ColorFieldProps } from './ColorField.tsx'

const args: ColorFieldProps = { label: 'Accent', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Colour field', component: ColorField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <ColorField {...args} hint="As it stands on the papers of the asset" />
      <ColorField {...args} defaultValue={'#8f3b1b'} />
      <ColorField {...args} required defaultValue={'#8f3'} error="Too pale for text" />
      <ColorField {...args} disabled defaultValue={'#8f3b1b'} />
      <ColorField {...args} readOnly defaultValue={'#8f3b1b'} />
      <ColorField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Typing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Accent' })
    await userEvent.type(input, '#1F5C4')
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.tab()
    await expect(canvas.getByText('Enter # followed by 6 digits or letters from A to F')).toBeVisible()
    await userEvent.type(input, '5')
    await expect(args.onChange).toHaveBeenLastCalledWith('#1f5c45')
    await expect(canvas.getByLabelText('Accent: choose a colour')).toHaveValue('#1f5c45')
  },
})
