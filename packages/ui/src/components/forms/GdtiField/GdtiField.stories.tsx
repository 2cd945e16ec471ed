import { expect } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { GdtiField } from './GdtiField.tsx'

const meta = preview.meta({
  title: 'Staff/Forms/GDTI field',
  component: GdtiField,
  parameters: { picture: false },
  args: { label: 'GDTI' },
})

export const WrongCheckDigit = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'GDTI' })
    await userEvent.type(field, '4012345678900')
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toBeInvalid()
    await expect(field).toHaveAccessibleDescription(/1/)
    await userEvent.clear(field)
    await userEvent.type(field, '4012345678901')
    await userEvent.tab()
    await expect(field).toBeValid()
  },
})

export const Empty = meta.story({ args: { hint: 'Thirteen digits, and the serial behind them' } })
