import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { BooleanField, type BooleanFieldProps } from './BooleanField.tsx'

const args: BooleanFieldProps = { label: 'Organic', onChange: fn() }

const meta = preview.meta({
  title: 'Staff/Forms/Boolean field',
  component: BooleanField,
  args,
  globals: { viewport: { value: 'partTall' } },
})

export const States = meta.story({
  render: (args) => (
    <Columns>
      <BooleanField {...args} hint="As it stands on the papers of the asset" />
      <BooleanField {...args} defaultValue={true} />
      <BooleanField {...args} required defaultValue={true} error="Show the certificate first" />
      <BooleanField {...args} disabled defaultValue={true} />
      <BooleanField {...args} readOnly defaultValue={true} />
      <BooleanField
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        hint="And a hint that explains at some length what belongs in here and what does not"
      />
    </Columns>
  ),
})

export const Keyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch', { name: 'Organic' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onChange).toHaveBeenCalledOnce()
  },
})

export const ReadOnlyStays = meta.story({
  args: { readOnly: true, defaultValue: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(canvas.getByRole('switch')).toBeChecked()
  },
})

export const RightToLeft = meta.story({ args: { defaultValue: true }, globals: { direction: 'rtl' } })
