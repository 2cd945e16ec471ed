import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { Columns } from '../../../stories/Columns.tsx'
import { OptionsField, type OptionsFieldProps } from './OptionsField.tsx'

const processes = ['Washed', 'Natural', 'Honey']

const args: OptionsFieldProps = { label: 'Answers', itemsLimit: 5, defaultValue: processes, onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Options field', component: OptionsField, args })

export const States = meta.story({
  render: (args) => (
    <Columns>
      <OptionsField {...args} defaultValue={[]} hint="In the order in which they are offered" />
      <OptionsField {...args} required showErrors defaultValue={[]} />
      <OptionsField {...args} disabled />
      <OptionsField {...args} readOnly />
    </Columns>
  ),
  globals: { viewport: { value: 'partTall' } },
})

/** Whoever may not change it reads the values. */
export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Answers' })).toHaveTextContent(/^WashedNaturalHoney$/)
    await expect(canvas.queryAllByRole('button')).toEqual([])
    await expect(canvas.queryAllByRole('textbox')).toEqual([])
  },
})

export const AddAndRemove = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Answers', { selector: 'input' })
    await userEvent.type(input, 'Anaerobic{Enter}')
    await expect(args.onChange).toHaveBeenLastCalledWith([...processes, 'Anaerobic'])
    await expect(input).toHaveValue('')
    await userEvent.type(canvas.getByLabelText('Option 1'), ' twice')
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Natural' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(['Washed twice', 'Honey', 'Anaerobic'])
    await expect(input).toHaveFocus()
  },
})

export const PasteBeyondTheLimit = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByLabelText('Answers', { selector: 'input' })
    await userEvent.click(input)
    await userEvent.paste('Anaerobic\nWet hulled\nMonsooned\nAged')
    await expect(args.onChange).toHaveBeenLastCalledWith([...processes, 'Anaerobic', 'Wet hulled'])
    await expect(input).toHaveValue('Monsooned; Aged')
    await expect(input).toHaveAccessibleDescription('The limit for entry options is only 5 items')
  },
  globals: { viewport: { value: 'partTall' } },
})

export const InOrder = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move Honey up' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(['Washed', 'Honey', 'Natural']))
    await expect(canvas.getByLabelText('Option 2')).toHaveValue('Honey')
  },
})

export const PhoneGerman = meta.story({
  args: { label: 'Antworten', itemsLimit: 3, defaultValue: ['Gewaschen', 'Naturbelassen, auf erhöhten Betten getrocknet', 'Honig'] },
  globals: { language: 'de', viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Antworten', { selector: 'input' }), 'Anaerob{Enter}')
    await expect(canvas.getByText('Höchstens 3 Optionen möglich')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
