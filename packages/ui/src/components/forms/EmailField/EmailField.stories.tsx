import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { EmailField, type EmailFieldProps } from './EmailField.tsx'

const args: EmailFieldProps = { label: 'Contact', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/E-mail field', component: EmailField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <EmailField {...args} hint="As it stands on the papers of the asset" />
      <EmailField {...args} defaultValue={'luisa@sierra-alta.example'} />
      <EmailField {...args} required defaultValue={'luisa@'} error="User(s) already exist" />
      <EmailField {...args} disabled defaultValue={'luisa@sierra-alta.example'} />
      <EmailField {...args} readOnly defaultValue={'luisa@sierra-alta.example'} />
      <EmailField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Checked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Contact')
    await userEvent.type(input, 'luisa@')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Write one e-mail address, such as name@example.com')
    await userEvent.clear(input)
    await userEvent.type(input, 'luisa@sierra-alta.example')
    await expect(input).not.toHaveAccessibleDescription()
    await expect(args.onChange).toHaveBeenCalled()
  },
})
