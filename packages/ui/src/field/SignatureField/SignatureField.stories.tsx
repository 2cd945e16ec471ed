import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { germanOnAPhone, inDisabledForm, inField } from '../../stories/in-field.tsx'
import { type Signature, SignatureField, signaturePng } from './SignatureField.tsx'

const onChange = fn<(value: Signature | undefined) => void>()

const luz: Signature = {
  kind: 'drawn',
  strokes: [
    [180, 90, 150, 180, 130, 270, 190, 280, 260, 265],
    [290, 210, 280, 260, 310, 280, 350, 240, 360, 205, 355, 270, 385, 275],
    [410, 210, 480, 208, 420, 275, 500, 268, 620, 190, 700, 240, 820, 200],
  ],
}

const meta = preview.meta({
  title: 'Field/Signature field',
  component: SignatureField,
  decorators: [inField],
  args: { label: 'Signature of the grower', required: true, onChange },
})

/** Moves a finger over the pad; in shares of its width and height. */
const stroke = (pad: HTMLElement, points: readonly (readonly [number, number])[], pointerId = 1) => {
  const { left, top, width, height } = pad.getBoundingClientRect()
  const at = ([x, y]: readonly [number, number]) => ({ pointerId, button: 0, clientX: left + x * width, clientY: top + y * height })
  const [first = [0, 0] as const, ...others] = points
  fireEvent.pointerDown(pad, at(first))
  for (const point of others) fireEvent.pointerMove(pad, at(point))
  fireEvent.pointerUp(pad, at(others.at(-1) ?? first))
}

export const Empty = meta.story({ parameters: { picture: false } })

export const SignedUndoneCleared = meta.story({
  play: async ({ canvas, userEvent }) => {
    stroke(canvas.getByRole('img', { name: 'Signature field, empty' }), [
      [0.2, 0.3],
      [0.4, 0.6],
      [0.6, 0.3],
    ])
    const first = [200, 120, 400, 240, 600, 120]
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [first] }))
    stroke(canvas.getByRole('img', { name: 'Your signature' }), [
      [0.1, 0.5],
      [0.9, 0.5],
    ])
    await waitFor(() => expect(onChange).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [first, [100, 200, 900, 200]] }))
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }))
    await expect(onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'drawn', strokes: [first] })
  },
})

export const Signed = meta.story({ parameters: { picture: true }, args: { defaultValue: luz } })

export const StaysWhenTurned = meta.story({
  args: { defaultValue: luz },
  play: async ({ canvas }) => {
    const pad = canvas.getByRole('img', { name: 'Your signature' })
    const percent = (length: number) => Math.round((100 * length) / pad.getBoundingClientRect().width)
    const lines = () => {
      const { left, width } = pad.querySelector('path')?.getBoundingClientRect() ?? new DOMRect()
      return [percent(left - pad.getBoundingClientRect().left), percent(width)]
    }
    const before = lines()
    await expect(before[1]).toBeGreaterThan(30)
    const frame = pad.closest<HTMLElement>('.tm')
    if (frame) frame.style.maxWidth = '240px'
    await waitFor(() => expect(pad.getBoundingClientRect().width).toBeLessThan(240))
    await expect(lines()).toEqual(before)
    await expect(getComputedStyle(pad).touchAction).toBe('none')
  },
})

export const SecondFinger = meta.story({
  play: async ({ canvas }) => {
    const pad = canvas.getByRole('img')
    const { left, top } = pad.getBoundingClientRect()
    const calls = onChange.mock.calls.length
    fireEvent.pointerDown(pad, { pointerId: 1, button: 0, clientX: left + 20, clientY: top + 20 })
    stroke(
      pad,
      [
        [0.5, 0.5],
        [0.9, 0.9],
      ],
      2,
    )
    await expect(onChange.mock.calls.length).toBe(calls)
    fireEvent.pointerUp(pad, { pointerId: 1, button: 0, clientX: left + 20, clientY: top + 20 })
    await waitFor(() => expect(onChange.mock.calls.length).toBe(calls + 1))
  },
})

export const AsPicture = meta.story({
  args: { defaultValue: luz },
  play: async () => {
    const { width, height } = await createImageBitmap(await signaturePng(luz.kind === 'drawn' ? luz.strokes : [], { width: 500 }))
    await expect({ width, height }).toEqual({ width: 500, height: 200 })
  },
})

export const Typed = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('textbox', { name: 'Your full name' })).toHaveFocus()
    await userEvent.keyboard('Luz Dary Cifuentes')
    await expect(onChange).toHaveBeenLastCalledWith({ kind: 'typed', name: 'Luz Dary Cifuentes' })
  },
})

export const BackToTheHand = meta.story({
  args: { defaultValue: luz },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Type your name instead' }))
    await expect(onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.click(canvas.getByRole('button', { name: 'Draw your signature instead' }))
    await expect(onChange).toHaveBeenLastCalledWith(luz)
  },
})

export const WithError = meta.story({ args: { error: 'Please answer this question', hint: 'With which the delivery is accepted' } })

export const Disabled = meta.story({
  args: { defaultValue: luz },
  decorators: [inDisabledForm],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Clear' })).toBeDisabled()
  },
})

export const GermanOnAPhone = meta.story({
  globals: germanOnAPhone,
  args: { label: 'Unterschrift der Erzeugerin', defaultValue: luz },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
