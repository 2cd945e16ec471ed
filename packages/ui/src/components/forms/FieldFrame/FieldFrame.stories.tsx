import { expect, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { arrives, drop, file } from '../../../stories/uploads.ts'
import { AttributeList } from '../../AttributeList/AttributeList.tsx'
import { FileField } from '../FileField/FileField.tsx'
import { MultiSelectField } from '../MultiSelectField/MultiSelectField.tsx'
import { OptionsField } from '../OptionsField/OptionsField.tsx'
import { ControlBox } from './ControlBox.tsx'
import { FieldFrame } from './FieldFrame.tsx'

const meta = preview.meta({
  title: 'Staff/Forms/Field frame',
  component: FieldFrame,
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
      <FieldFrame {...args} />
      <FieldFrame {...args} hint="As it stands on the papers of the asset" />
      <FieldFrame {...args} required error="Name already taken" />
      <FieldFrame {...args} hint="As it stands on the papers of the asset" aside="12 / 20" />
      <FieldFrame {...args} error="Name already taken" hint="As it stands on the papers of the asset" aside="12 / 20" />
      <FieldFrame
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

const heard = fn()

/** Whoever watches a form, such as the guard of unsaved changes, listens to `input`: no change may go by without one. */
export const Announced = meta.story({
  render: () => (
    <div onInput={heard}>
      <AttributeList
        label="Attributes"
        defaultValue={[
          { key: 'Altitude', value: '1790', type: 'number' },
          { key: 'Process', value: 'Washed', type: 'string' },
        ]}
      />
      <OptionsField label="Options" itemsLimit={9} defaultValue={['Washed', 'Natural']} />
      <MultiSelectField label="Processes" defaultValue={['honey']} options={[{ value: 'honey', label: 'Honey' }]} />
      <FileField label="Documents" upload={arrives} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const tells = async (act: () => unknown) => {
      heard.mockClear()
      await act()
      await expect(heard).toHaveBeenCalled()
    }
    const press = (name: string) => () => userEvent.click(canvas.getByRole('button', { name }))
    await tells(press('Move 2 up'))
    await tells(press('Remove 1'))
    await tells(press('Add attribute'))
    await tells(press('Move Natural up'))
    await tells(press('Remove Washed'))
    canvas.getByLabelText('Processes').focus()
    await tells(() => userEvent.keyboard('{Backspace}'))
    await tells(() => drop(canvas.getByLabelText('Documents'), [file('scale.pdf')]))
    await tells(async () => userEvent.click(await canvas.findByRole('button', { name: 'Remove scale.pdf' })))
  },
})

export const RightToLeft = meta.story({
  args: { required: true, error: 'Name already taken', aside: '12 / 20' },
  globals: { direction: 'rtl' },
})
