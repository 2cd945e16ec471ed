import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { expectRefusal, germanOnAPhone, inDisabledForm, inField } from '../../stories/in-field.tsx'
import { type Locate, LocateError, LocationField } from './LocationField.tsx'

const here = { point: { type: 'Point' as const, coordinates: [-74.08175, 4.60971] as [number, number] }, pointAccuracy: 8.4 }

const finds: Locate = async () => here

const meta = preview.meta({
  title: 'Field/Location field',
  component: LocationField,
  decorators: [inField],
  globals: { viewport: { value: 'partTall', isRotated: false } },
  args: { label: 'Where the bags were sealed', required: true, onChange: fn(), locate: finds },
})

export const Start = meta.story({ parameters: { picture: false } })

export const Found = meta.story({
  parameters: { picture: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Find my location: Where the bags were sealed' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ by: 'device', location: here }))
    await expect(canvas.getByRole('status')).toHaveTextContent('4.60971° N, 74.08175° WAccurate to about 8 m')
    await expect(canvas.getByRole('button', { name: /^Update location/ })).toHaveFocus()
  },
})

/** The device was found before: its place is taken with one tap, and never by itself. */
export const Known = meta.story({ args: { here } })

export const UseThisPlace = meta.story({
  args: { here, locate: fn(finds) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(args.onChange).not.toHaveBeenCalled()
    await expect(canvas.getByText('You are at 4.60971° N, 74.08175° W')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Use this place: Where the bags were sealed' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ by: 'device', location: here })
    await expect(args.locate).not.toHaveBeenCalled()
    await expect(canvas.getByRole('status')).toHaveTextContent('4.60971° N, 74.08175° WAccurate to about 8 m')
    await expect(canvas.getByRole('button', { name: /^Update location/ })).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: /^Use this place/ })).toBeNull()
  },
})

export const Rough = meta.story({
  args: { defaultValue: { by: 'device', location: { ...here, pointAccuracy: 1240, place: 'Pijao, Quindío' } } },
})

export const Asking = meta.story({
  args: { locate: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Find my location/ }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Getting your location')
    await expect(canvas.getByRole('button', { name: 'Stop' })).toHaveFocus()
  },
})

export const Stopped = meta.story({
  args: { locate: (signal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Find my location/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await expect(canvas.getByRole('button', { name: /^Find my location/ })).toHaveFocus()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

const fails = (failure: LocateError['failure']) => () => Promise.reject(new LocateError(failure))

export const Refused = meta.story({
  parameters: { picture: true },
  args: { locate: fails('refused') },
  play: expectRefusal(/^Find my location/, 'Location access is blocked'),
})

export const Unavailable = meta.story({
  args: { locate: fails('unavailable') },
  play: expectRefusal(/^Find my location/, 'Your location is not available'),
})

export const UpdateTimesOut = meta.story({
  args: { defaultValue: { by: 'device', location: here }, locate: fails('timeout') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Update location/ }))
    await expect(await canvas.findByText('Getting your location took too long')).toBeVisible()
    await expect(canvas.getByText('Accurate to about 8 m')).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const TypedCoordinates = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enter place/ }))
    const field = canvas.getByRole('textbox', { name: 'Coordinates or place' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('4°36\'36"N 74°4\'54"W')
    await expect(args.onChange).toHaveBeenLastCalledWith({
      by: 'typed',
      typed: '4°36\'36"N 74°4\'54"W',
      location: { point: { type: 'Point', coordinates: [-74.0816667, 4.61] } },
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('4.61000° N, 74.0816667° W')
  },
})

export const TypedPlace = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enter place/ }))
    await userEvent.keyboard('Wet mill El Roble')
    await expect(args.onChange).toHaveBeenLastCalledWith({ by: 'typed', typed: 'Wet mill El Roble' })
    await userEvent.clear(canvas.getByRole('textbox'))
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.keyboard('Wet mill El Roble')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
    await userEvent.tab()
    await expect(canvas.getByRole('status')).toHaveTextContent('Saved as a description. It contains no coordinates.')
  },
})

export const Skipped = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Continue without location/ }))
    await userEvent.click(canvas.getByRole('radio', { name: 'I am no longer there' }))
    await expect(args.onChange).toHaveBeenLastCalledWith({ by: 'skipped', reason: 'elsewhere' })
  },
})

/** The question is marked, and not each of its buttons. */
export const WithError = meta.story({
  args: { here, error: 'Please answer this question', hint: 'At the gate of the warehouse' },
  play: async ({ canvas, canvasElement }) => {
    const marked = [...canvasElement.querySelectorAll('*')].filter(
      (element) =>
        getComputedStyle(element).borderInlineStartColor === getComputedStyle(canvas.getByText('Please answer this question')).color,
    )
    await expect(
      marked.filter((element) => getComputedStyle(element).borderInlineStartWidth !== '0px').map(({ className }) => className),
    ).toEqual(['tm-ask'])
  },
})

export const Disabled = meta.story({
  args: { defaultValue: { by: 'device', location: here } },
  decorators: [inDisabledForm],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^Update location/ })).toBeDisabled()
  },
})

export const GermanOnAPhone = meta.story({
  globals: germanOnAPhone,
  args: { label: 'Ort, an dem die Säcke versiegelt wurden', locate: fails('refused') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Standort ermitteln/ }))
    await expect(await canvas.findByText('Kein Zugriff auf den Standort')).toBeVisible()
  },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: { by: 'device', location: here } } })
