import { expect, fn, userEvent } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { picture } from '../../../stories/fixtures.ts'
import { FocusField } from './FocusField.tsx'

const meta = preview.meta({
  title: 'Staff/Forms/Focus field',
  component: FocusField,
  args: { label: 'What stays in view', src: picture('#1f5c45', '#86c9a8'), onChange: fn() },
  globals: { viewport: { value: 'partTall', isRotated: false } },
  parameters: { picture: false },
})

export const Keyboard = meta.story({
  play: async ({ canvas, args }) => {
    const field = canvas.getByRole('slider', { name: 'What stays in view' })
    await userEvent.tab()
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.55, y: 0.49 })
    await userEvent.keyboard('{Home}')
    await expect(args.onChange).toHaveBeenLastCalledWith({ x: 0.5, y: 0.5 })
    await expect(field).toHaveAttribute('aria-valuetext', expect.stringMatching(/50\s?%.*50\s?%/))
  },
})

export const ReadOnly = meta.story({
  args: { readOnly: true, defaultValue: { x: 0.2, y: 0.8 } },
  play: async ({ canvas, args }) => {
    canvas.getByRole('slider').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuenow', '20')
  },
})
