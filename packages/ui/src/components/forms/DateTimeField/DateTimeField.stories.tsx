import { expect, fireEvent, fn } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'

const args: DateTimeFieldProps = { label: 'Expires', hint: 'After this no one can start the task.', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Date and time field', component: DateTimeField, parameters: { picture: false }, args })

export const DayThenTime = meta.story({
  play: async ({ args, canvas }) => {
    await expect(canvas.getByLabelText('Time')).toBeDisabled()
    fireEvent.change(canvas.getByLabelText('Expires'), { target: { value: '2026-12-24' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 24, 23, 59, 59).toISOString())
    await expect(canvas.getByLabelText('Time')).toHaveValue('23:59')
    fireEvent.change(canvas.getByLabelText('Time'), { target: { value: '12:30' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 24, 12, 30, 59).toISOString())
    fireEvent.change(canvas.getByLabelText('Expires'), { target: { value: '' } })
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
})
export const Filled = meta.story({ args: { defaultValue: new Date(2026, 11, 24, 12, 30).toISOString() } })
export const Wrong = meta.story({ args: { ...Filled.input.args, error: 'The end must be in the future' } })
export const ReadOnly = meta.story({ args: { ...Filled.input.args, readOnly: true } })
export const Phone = meta.story({ args: Filled.input.args, globals: { viewport: { value: 'phone', isRotated: false } } })
