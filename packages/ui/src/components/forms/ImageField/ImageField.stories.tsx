import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../../../../../.storybook/preview.tsx'
import { picture } from '../../../stories/fixtures.ts'
import { arrives, fails, file, hangs, paste, photo } from '../../../stories/uploads.ts'
import { ImageField, type ImageFieldProps } from './ImageField.tsx'

const slope = { name: 'slope-above-pijao.jpg', url: picture('#3f6a4a', '#9fb79c') }
const patio = { name: 'drying-patio.jpg', url: picture('#b58a3c', '#dcc591') }

const args: ImageFieldProps = { label: 'Gallery', multiple: true, upload: fn(arrives), onChange: fn() }

/** Pictures are decoded, drawn and encoded; a busy machine takes its time. */
const SLOW = { timeout: 8000 }

const meta = preview.meta({ title: 'Staff/Forms/Image field', component: ImageField, args })

export const Empty = meta.story({ parameters: { picture: false }, args: { hint: 'Shown on the public page, in this order' } })

export const Filled = meta.story({ parameters: { picture: true }, args: { defaultValue: [slope, patio] } })

export const Sizes = meta.story({
  render: (args) => (
    <div style={{ display: 'grid', gap: 20 }}>
      <ImageField {...args} readOnly label="S" size="S" defaultValue={[slope, patio]} />
      <ImageField {...args} readOnly label="L" size="L" defaultValue={[slope, patio]} />
    </div>
  ),
  globals: { viewport: { value: 'partTall' } },
})

export const Thumbnail = meta.story({
  args: { upload: fn(hangs) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Gallery'), await photo('camera.png'))
    const image = await canvas.findByRole<HTMLImageElement>('img', { name: 'Preview of camera.png' }, SLOW)
    await waitFor(() => expect([image.naturalWidth, image.naturalHeight]).toEqual([128, 96]), SLOW)
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of camera.png' }))
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(fetch(image.src)).rejects.toThrow()
    await userEvent.upload(canvas.getByLabelText('Gallery'), await photo('again.png'))
    await canvas.findByRole('img', { name: 'Preview of again.png' }, SLOW)
  },
})

export const FailedAndUnreadable = meta.story({
  parameters: { picture: true },
  args: { upload: fails, defaultValue: [slope] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Gallery'), [await photo('camera.png'), file('phone.heic')])
    await waitFor(() => expect(canvas.getAllByText('Upload failed. The file is kept here.')).toHaveLength(2), SLOW)
    await canvas.findByRole('img', { name: 'Preview of camera.png' }, SLOW)
    await waitFor(() => expect(canvas.queryByRole('img', { name: 'Preview of phone.heic' })).toBeNull(), SLOW)
  },
})

export const Pasted = meta.story({
  args: { multiple: false, defaultValue: [slope], label: 'Hero image' },
  play: async ({ args, canvas }) => {
    paste(canvas.getByLabelText('Hero image'), [await photo('image.png')])
    await waitFor(() => expect(args.onChange).toHaveBeenCalledOnce(), SLOW)
    await canvas.findByRole('img', { name: 'Preview of image.png' }, SLOW)
    await expect(canvas.queryByRole('img', { name: `Preview of ${slope.name}` })).toBeNull()
  },
})

/** A text that calls itself a picture. */
export const NoPicture = meta.story({
  parameters: { picture: false },
  args: { upload: fn(arrives) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(canvas.getByLabelText('Gallery'), new File(['Not a picture'], 'bottle.png', { type: 'image/png' }))
    await expect(
      await canvas.findByText('This file is not a picture that can be shown. Choose a JPEG, PNG or WebP.', undefined, SLOW),
    ).toBeVisible()
    await expect(canvas.queryByText('bottle.png')).toBeNull()
    await expect(args.upload).not.toHaveBeenCalled()
  },
})

export const Required = meta.story({
  args: { required: true, showErrors: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please add an image')).toBeVisible()
  },
})

/** A form asks every field for a value: of this one it is said what is missing, once. */
export const MissingInForm = meta.story({
  parameters: { picture: false },
  args: { required: true, error: 'Fill in this field' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Please add an image')).toBeVisible()
    await expect(canvas.queryByText('Fill in this field')).toBeNull()
  },
})

export const Disabled = meta.story({ args: { disabled: true, defaultValue: [slope, patio] } })

export const PhoneGerman = meta.story({
  args: { label: 'Galerie', defaultValue: [slope, patio] },
  globals: { language: 'de', viewport: { value: 'phone' } },
})

export const RightToLeft = meta.story({ args: { defaultValue: [slope, patio] }, globals: { direction: 'rtl' } })
