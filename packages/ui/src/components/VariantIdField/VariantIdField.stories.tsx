import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { VariantIdField } from './VariantIdField.tsx'

const field = { label: 'ID', defaultValue: '7B', onBlur: fn() }

const meta = preview.meta({
  title: 'Staff/Variant ID field',
  component: VariantIdField,
  args: { field, value: '7B', onCheckId: fn() },
  globals: { viewport: { value: 'partTall', isRotated: false } },
  parameters: { picture: false },
})

export const TooShort = meta.story({
  args: { field: { ...field, error: 'Wrong' } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('textbox', { name: 'ID' })).toHaveAccessibleDescription('Enter 3–12 capital letters, digits or dashes')
    await userEvent.click(canvas.getByRole('textbox', { name: 'ID' }))
    await userEvent.tab()
    await expect(args.onCheckId).not.toHaveBeenCalled()
  },
})

export const Checked = meta.story({
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'ID' })
    await userEvent.type(input, '-2026')
    await userEvent.tab()
    await expect(args.onCheckId).toHaveBeenCalledOnce()
    await expect(args.onCheckId).toHaveBeenLastCalledWith('7B-2026')
  },
})

export const Free = meta.story({
  args: { field: { ...field, defaultValue: '7B-2026' }, value: '7B-2026', checkedId: { variantId: '7B-2026', taken: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('7B-2026')
  },
})

export const Taken = meta.story({
  args: { field: { ...field, defaultValue: '7B-2026' }, value: '7B-2026', checkedId: { variantId: '7B-2026', taken: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'ID' })).toBeInvalid()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})
