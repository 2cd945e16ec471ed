import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { ConditionsField, type ConditionsFieldProps } from './ConditionsField.tsx'

const args: ConditionsFieldProps = {
  label: 'Display conditions',
  unitStatuses: [
    { value: 1, name: 'All Clear' },
    { value: 2, name: 'Do Not Use' },
    { value: -1, name: 'Unknown ID' },
  ],
  onChange: fn(),
}

const meta = preview.meta({
  title: 'Staff/Forms/Conditions field',
  component: ConditionsField,
  parameters: { picture: false },
  args,
})

export const Adds = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Every visitor sees it')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Add a condition' }))
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'What condition 1 compares' }), 'Status')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How condition 1 compares' }), 'is none of')
    await userEvent.click(canvas.getByRole('combobox', { name: 'Value' }))
    await expect(screen.queryByRole('option', { name: 'Unknown ID' })).toBeNull()
    await userEvent.click(await screen.findByRole('option', { name: 'Do Not Use' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([{ property: 'itemStatus', operator: 3, value: '2' }])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 1' }))
    await expect(args.onChange).toHaveBeenLastCalledWith([])
  },
})

export const Several = meta.story({
  args: {
    defaultValue: [
      { property: 'country', operator: 2, value: 'de,AT' },
      { property: 'rfiderSequenceNumber', operator: 8, value: '20-10' },
      { property: 'onlyAdmin', operator: 0, value: 'admin' },
    ],
    showErrors: true,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Germany')).toBeVisible()
    await expect(canvas.getByText('Enter the smaller number first')).toBeVisible()
  },
})

export const ReadOnly = meta.story({ args: { ...Several.input.args, showErrors: false, readOnly: true } })
