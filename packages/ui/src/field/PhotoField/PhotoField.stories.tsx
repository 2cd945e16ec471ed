import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { germanOnAPhone, inDisabledForm, inField } from '../../stories/in-field.tsx'
import { heldPhoto, phonePhoto } from '../../stories/photos.ts'
import type { Attachment } from '../Attachments/attachment.ts'
import { scalePhoto } from '../Attachments/scale-photo.ts'
import { PhotoField } from './PhotoField.tsx'

const onChange = fn<(value: readonly Attachment[]) => void>()
const told = (): readonly Attachment[] => onChange.mock.lastCall?.[0] ?? []
const two = [heldPhoto('patio.jpg'), heldPhoto('bags.jpg', '#a8c0cf', '#3f6a4a')]

const meta = preview.meta({
  title: 'Field/Photo field',
  component: PhotoField,
  decorators: [inField],
  args: { label: 'Photo of the patio', required: true, onChange },
})

export const Empty = meta.story({ parameters: { picture: false } })

export const Optional = meta.story({
  args: { required: false, optionalMark: '(optional)', hint: 'The whole patio, from the corner of the mill', defaultValue: two },
})

/** A large photo is scaled on the page: on a busy machine that takes its time. */
const SCALING = { timeout: 20_000 }

export const TakesPhotos = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent }) => {
    const photo = await phonePhoto('IMG_0412.HEIC', 3000, 1500)
    await userEvent.upload(canvas.getByLabelText('Take a photo'), photo)
    const first = [{ name: 'IMG_0412.jpg', blob: expect.any(Blob), camera: true }]
    await waitFor(() => expect(told()).toEqual(first), SCALING)
    await expect(canvas.getByLabelText('Take another photo')).toHaveAttribute('capture', 'environment')
    const older = new File([await photo.arrayBuffer()], 'old', { type: 'image/jpeg', lastModified: 0 })
    await userEvent.upload(canvas.getByLabelText('Choose a photo'), older)
    await waitFor(
      () =>
        expect(told().map(({ name, camera }) => ({ name, camera }))).toEqual([
          { name: 'IMG_0412.jpg', camera: true },
          { name: 'old.jpg', camera: false },
        ]),
      SCALING,
    )
  },
})

export const UprightSmallAndSilent = meta.story({
  play: async () => {
    const photo = await phonePhoto('IMG_0413.jpg', 3000, 1500)
    await expect(await photo.text()).toContain('GPS here')
    const scaled = await scalePhoto(photo, 1024)
    const { width, height } = await createImageBitmap(scaled, { imageOrientation: 'none' })
    await expect({ width, height, type: scaled.type }).toEqual({ width: 512, height: 1024, type: 'image/jpeg' })
    const bytes = await scaled.text()
    await expect(['Exif', 'GPS'].filter((mark) => bytes.includes(mark))).toEqual([])
    const small = await createImageBitmap(await scalePhoto(await phonePhoto('small.jpg', 40, 20)))
    await expect({ width: small.width, height: small.height }).toEqual({ width: 20, height: 40 })
  },
})

/** As a weak connection or a full card leaves it: phones show it, grey where it ends. */
export const CutShort = meta.story({
  play: async () => {
    const photo = await phonePhoto('IMG_0414.jpg', 3000, 1500)
    const scaled = await scalePhoto(photo.slice(0, Math.round(photo.size * 0.9)), 1024)
    const { width, height } = await createImageBitmap(scaled)
    await expect({ width, height, type: scaled.type }).toEqual({ width: 512, height: 1024, type: 'image/jpeg' })
    await expect(await scaled.text()).not.toContain('GPS')
    await expect(scalePhoto(new Blob(['no picture']))).rejects.toThrow()
  },
})

export const RemovedAndBack = meta.story({
  args: { defaultValue: two },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo 1' }))
    await expect(told()).toEqual([two[1]])
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveFocus()
    await expect(canvas.getByText('Photo 1 removed')).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(told()).toEqual(two)
    await expect(canvas.getByRole('button', { name: 'Remove Photo 1' })).toHaveFocus()
  },
})

export const Removed = meta.story({
  args: { defaultValue: two },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Photo 2' }))
  },
})

export const Full = meta.story({
  args: { limit: 3, defaultValue: two },
  play: async ({ canvas, userEvent }) => {
    const photos = [await phonePhoto('a.jpg', 40, 20), await phonePhoto('b.jpg', 40, 20)]
    await userEvent.upload(canvas.getByLabelText('Choose a photo'), photos)
    await waitFor(() => expect(told().map(({ name }) => name)).toEqual(['patio.jpg', 'bags.jpg', 'a.jpg']))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Some files were not added. You can add up to 3 files.')
    await expect(canvas.queryByLabelText('Take another photo')).toBeNull()
  },
})

export const Unreadable = meta.story({
  play: async ({ canvas, userEvent }) => {
    const calls = onChange.mock.calls.length
    await userEvent.upload(canvas.getByLabelText('Choose a photo'), new File(['no picture'], 'notes.jpg', { type: 'image/jpeg' }))
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/^notes\.jpg was not added/))
    await expect(onChange.mock.calls.length).toBe(calls)
    await expect(canvas.queryByRole('listitem')).toBeNull()
  },
})

export const WithError = meta.story({
  args: { error: 'Please answer this question' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Take a photo')).toBeInvalid()
    await expect(canvas.getByLabelText('Take a photo')).toHaveAccessibleDescription('Please answer this question')
  },
})

export const Disabled = meta.story({
  args: { defaultValue: two },
  decorators: [inDisabledForm],
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Take another photo')).toBeDisabled()
  },
})

const countLines = (element: Element): number => {
  const range = document.createRange()
  range.selectNodeContents(element)
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
}

/** Words below their sign take two lines at most. */
export const TilesOnAPhone = meta.story({
  parameters: { picture: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: { defaultValue: two },
  play: async ({ canvas }) => {
    await expect(countLines(canvas.getByText('Take another photo'))).toBeLessThanOrEqual(2)
    await expect(countLines(canvas.getByText('Choose a photo'))).toBe(1)
  },
})

export const GermanOnAPhone = meta.story({
  globals: germanOnAPhone,
  args: { label: 'Foto der Trocknungsfläche nach dem Wenden', hint: 'Die ganze Fläche, von der Ecke der Mühle aus', defaultValue: two },
})

export const RightToLeft = meta.story({ globals: { direction: 'rtl' }, args: { defaultValue: two } })
