import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { DateTimeField, type DateTimeFieldProps } from './DateTimeField.tsx'

const args: DateTimeFieldProps = { label: 'Expires', hint: 'After this no one can start the task.', onChange: fn() }

const meta = preview.meta({ title: 'Staff/Forms/Date and time field', component: DateTimeField, parameters: { picture: false }, args })

export const DayThenTime = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const part = (name: string) => screen.findByRole('spinbutton', { name }, { timeout: 5000 })
    await expect(await part('Hours')).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(await part('Day'))
    await userEvent.keyboard('24122026')
    await expect(args.onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 24, 23, 59, 59).toISOString())
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Time' })).toHaveTextContent('23:59'))
    await userEvent.click(await part('Hours'))
    await userEvent.keyboard('1230')
    await expect(args.onChange).toHaveBeenLastCalledWith(new Date(2026, 11, 24, 12, 30, 59).toISOString())
    const [clearDay] = canvas.getAllByRole('button', { name: 'Clear' })
    if (clearDay) await userEvent.click(clearDay)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
  },
})
export const Filled = meta.story({ args: { defaultValue: new Date(2026, 11, 24, 12, 30).toISOString() } })
export const Wrong = meta.story({ args: { ...Filled.input.args, error: 'The end must be in the future' } })
export const ReadOnly = meta.story({ args: { ...Filled.input.args, readOnly: true } })
export const Phone = meta.story({ args: Filled.input.args, globals: { viewport: { value: 'phone', isRotated: false } } })
