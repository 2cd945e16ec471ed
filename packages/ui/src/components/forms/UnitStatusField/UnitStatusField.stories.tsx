import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { UnitStatusField, type UnitStatusFieldProps } from './UnitStatusField.tsx'

const args: UnitStatusFieldProps = {
  label: 'Alert',
  placeholder: 'Keep the status',
  unitStatuses: [
    { value: 1, name: 'All Clear' },
    { value: 2, name: 'Do Not Use' },
    { value: 30, name: 'Roasted' },
  ],
  onChange: fn(),
}

const meta = preview.meta({ title: 'Staff/Forms/Unit status field', component: UnitStatusField, parameters: { picture: false }, args })

export const Chooses = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Alert' })
    await userEvent.type(field, 'do')
    await userEvent.click(await screen.findByRole('option', { name: 'Do not use' }))
    await expect(args.onChange).toHaveBeenLastCalledWith(2)
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
})
export const Chosen = meta.story({ args: { defaultValue: 30 } })
export const ReadOnly = meta.story({ args: { defaultValue: 1, readOnly: true } })
