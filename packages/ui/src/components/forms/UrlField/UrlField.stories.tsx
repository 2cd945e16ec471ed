import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { UrlField, type UrlFieldProps } from './UrlField.tsx'

const args: UrlFieldProps = { label: 'Website', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/URL field', component: UrlField, args, globals: { viewport: { value: 'partTall' } } })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <UrlField {...args} hint="As it stands on the papers of the asset" />
      <UrlField {...args} defaultValue={'https://sierra-alta.example'} />
      <UrlField {...args} required defaultValue={'sierra-alta'} error="This page can not be reached" />
      <UrlField {...args} disabled defaultValue={'https://sierra-alta.example'} />
      <UrlField {...args} readOnly defaultValue={'https://sierra-alta.example'} />
      <UrlField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Checked = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Website')
    await userEvent.type(input, 'sierra-alta')
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription('Write the whole address, beginning with https://')
    await userEvent.clear(input)
    await userEvent.type(input, 'https://sierra-alta.example')
    await expect(input).not.toHaveAccessibleDescription()
    await expect(args.onChange).toHaveBeenCalled()
  },
})
