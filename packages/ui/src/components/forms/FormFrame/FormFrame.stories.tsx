import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { ControlBox } from './ControlBox.tsx'
import { FormFrame } from './FormFrame.tsx'

const meta = preview.meta({
  title: 'Staff/Forms/Form frame',
  component: FormFrame,
  args: {
    label: 'Variant name',
    children: (aria) => (
      <ControlBox>
        <input {...aria} />
      </ControlBox>
    ),
  },
})

export const States = meta.story({
  render: (args) => (
    <Columns>
      <FormFrame {...args} />
      <FormFrame {...args} hint="As it stands on the papers of the asset" />
      <FormFrame {...args} required error="Name already taken" />
      <FormFrame {...args} hint="As it stands on the papers of the asset" aside="12 / 20" />
      <FormFrame {...args} error="Name already taken" hint="As it stands on the papers of the asset" aside="12 / 20" />
      <FormFrame
        {...args}
        label="A label that goes on, because the question behind it takes a few more words than most"
        error="An error that explains at some length what happened, why, and what can be done about it"
      />
    </Columns>
  ),
})

export const Described = meta.story({
  args: { required: true, error: 'Name already taken', hint: 'As it stands on the papers' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await expect(input).toHaveAccessibleName('Variant name')
    await expect(input).toHaveAccessibleDescription('Name already taken As it stands on the papers')
    await expect(input).toBeInvalid()
    await userEvent.click(canvas.getByText('Variant name'))
    await expect(input).toHaveFocus()
  },
})

export const RightToLeft = meta.story({
  args: { required: true, error: 'Name already taken', aside: '12 / 20' },
  globals: { direction: 'rtl' },
})
