import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CameraError, type CameraSource } from '../../scanning/camera.ts'
import { readPicture } from '../../scanning/read-picture.ts'
import { cameraAt, codePicture } from '../../stories/codes.ts'
import { expectRefusal, germanOnAPhone, inDisabledForm, inField } from '../../stories/in-field.tsx'
import { CodeField } from './CodeField.tsx'

const opened: MediaStream[] = []
const keep = (stream: MediaStream) => {
  opened.push(stream)
}
const isOpen = () => opened.some((stream) => stream.active)
const unit = 'https://id.example.org/01/09506000134352/21/217'
const atUnit = cameraAt(() => codePicture(unit), keep)
const atNothing = cameraAt(async () => undefined, keep)

const meta = preview.meta({
  title: 'Field/Code field',
  component: CodeField,
  decorators: [inField],
  globals: { viewport: { value: 'partTall', isRotated: false } },
  args: { label: 'Code on the bag', required: true, onChange: fn(), source: atUnit },
})

export const Start = meta.story({})

export const Found = meta.story({
  parameters: { picture: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan code' }))
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ text: unit, format: 'qr_code', by: 'camera' }), {
      timeout: 10_000,
    })
    await expect(canvas.getByRole('status')).toHaveTextContent(`${unit}Scanned`)
    await expect(canvas.getByRole('button', { name: 'Scan again' })).toHaveFocus()
    await expect(isOpen()).toBe(false)
  },
})

/** The reader's binary, and all else, comes from our own origin. */
export const EveryKindFromOurOrigin = meta.story({
  play: async () => {
    const kinds = [
      ['DataMatrix', 'LOT-2026-7', 'data_matrix', 'LOT-2026-7'],
      ['EAN13', '9506000134352', 'ean_13', '9506000134352'],
      ['EAN8', '96385074', 'ean_8', '96385074'],
      ['UPCA', '036000291452', 'upc_a', '036000291452'],
      ['Code128', 'SA-0004-217', 'code_128', 'SA-0004-217'],
    ] as const
    // Stories before have fetched what they like, and perhaps the reader.
    const begun = performance.now()
    const read = []
    for (const [format, text] of kinds) read.push(await readPicture(await codePicture(text, format)))
    await expect(read).toEqual(kinds.map(([, , format, text]) => ({ text, format })))
    const gs1 = await readPicture(await codePicture('(01)09506000134352(10)LOT7(21)S1', 'DataMatrix', true))
    await expect(gs1).toEqual({ text: '010950600013435210LOT7\u001d21S1', format: 'data_matrix' })
    const fetched = performance.getEntriesByType('resource').map(({ name, startTime }) => ({ url: new URL(name), startTime }))
    const isForeign = ({ protocol, origin }: URL) => protocol.startsWith('http') && origin !== location.origin
    await expect(fetched.filter(({ url, startTime }) => startTime >= begun && isForeign(url)).map(({ url }) => url.href)).toEqual([])
    await expect(fetched.filter(({ url }) => url.pathname.endsWith('.wasm') && isForeign(url)).map(({ url }) => url.href)).toEqual([])
  },
})

export const Scanning = meta.story({
  parameters: { picture: true },
  args: { source: atNothing },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan code' }))
    await expect(await canvas.findByText('Hold the code between the corners')).toBeVisible()
    const video = canvas.getByLabelText<HTMLVideoElement>('Camera view')
    await waitFor(() => expect(video.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA))
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const HiddenPageLetsGo = meta.story({
  args: { source: atNothing },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan code' }))
    await canvas.findByText('Hold the code between the corners')
    await expect(isOpen()).toBe(true)
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
    Reflect.deleteProperty(document, 'hidden')
    await expect(await canvas.findByRole('button', { name: 'Scan code' })).toBeVisible()
    await expect(isOpen()).toBe(false)
  },
})

const withTorch: CameraSource = async () => {
  const stream = await atNothing()
  const [track] = stream.getVideoTracks()
  if (track) Object.assign(track, { getCapabilities: () => ({ torch: true }), applyConstraints: async () => undefined })
  return stream
}

export const WithLight = meta.story({
  args: { source: withTorch },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan code' }))
    const light = await canvas.findByRole('button', { name: 'Light', pressed: false })
    await userEvent.click(light)
    await waitFor(() => expect(light).toHaveAttribute('aria-pressed', 'true'))
  },
})

const notOurs = (text: string) => (text.startsWith('SA-') ? undefined : 'This code belongs to another organization')

export const WrongCode = meta.story({
  args: { check: notOurs },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan code' }))
    await expect(await canvas.findByText('This code belongs to another organization', {}, { timeout: 10_000 })).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }))
    await waitFor(() => expect(isOpen()).toBe(false))
  },
})

export const Opening = meta.story({
  args: { source: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Scan code' }))
    await expect(canvas.getByRole('status')).toHaveTextContent('Starting the camera')
  },
})

const fails = (failure: CameraError['failure']) => () => Promise.reject(new CameraError(failure))

export const Refused = meta.story({
  args: { source: fails('refused') },
  play: expectRefusal('Scan code', 'Camera access is blocked'),
})

export const NoCamera = meta.story({
  args: { source: fails('missing') },
  play: expectRefusal('Scan code', 'No camera found'),
})

export const Typed = meta.story({
  args: { check: notOurs },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Enter code/ }))
    const field = canvas.getByRole('textbox', { name: 'Code as printed' })
    await expect(field).toHaveFocus()
    await userEvent.keyboard('XX-7')
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'XX-7', by: 'typed' })
    await expect(field).toBeValid()
    await userEvent.tab()
    await expect(field).toHaveAccessibleDescription('This code belongs to another organization')
    await userEvent.clear(field)
    await expect(args.onChange).toHaveBeenLastCalledWith(undefined)
    await userEvent.type(field, 'SA-0004-217')
    await userEvent.tab()
    await expect(args.onChange).toHaveBeenLastCalledWith({ text: 'SA-0004-217', by: 'typed' })
    await expect(field).toBeValid()
  },
})

export const FromPicture = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const picture = new File([await codePicture('9506000134352', 'EAN13')], 'label.png', { type: 'image/png' })
    await userEvent.upload(canvas.getByLabelText('Read from image'), picture)
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ text: '9506000134352', format: 'ean_13', by: 'picture' }))
  },
})

export const NoCodeInPicture = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Read from image'), new File(['no picture'], 'x.png', { type: 'image/png' }))
    await expect(await canvas.findByText(/^No code found in this image/)).toBeVisible()
    await expect(args.onChange).not.toHaveBeenCalled()
  },
})

export const WithError = meta.story({ args: { error: 'Please answer this question', hint: 'On the seam, beside the seal' } })

export const Disabled = meta.story({
  args: { defaultValue: { text: 'SA-0004-217', format: 'code_128', by: 'camera' } },
  decorators: [inDisabledForm],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Scan again' })).toBeDisabled()
  },
})

export const GermanOnAPhone = meta.story({
  globals: germanOnAPhone,
  args: {
    label: 'Code auf dem Sack',
    defaultValue: { text: `${unit}?10=LOT-2026-PIJAO-000217&17=261231`, format: 'qr_code', by: 'camera' },
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { defaultValue: { text: '010950600013435210LOT7\u001d21S1', format: 'data_matrix', by: 'picture' } },
})
