import { expect, fireEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { inField } from '../../stories/in-field.tsx'
import { Gallery, type GalleryImage } from './Gallery.tsx'

const images: GalleryImage[] = [
  { id: '1', src: picture('#3f6a4a', '#9fb79c'), alt: 'A slope with coffee trees', caption: 'The slope in May' },
  { id: '2', src: picture('#b58a3c', '#f0dfba'), alt: 'Parchment on a patio', caption: 'Drying, day eleven' },
  { id: '3', src: picture('#6d4a24', '#c9a05a'), alt: 'Sacks in a warehouse' },
  { id: '4', src: picture('#2b5c8a', '#a8c0cf'), alt: 'The port' },
]

const meta = preview.meta({ title: 'Field/Gallery', component: Gallery, decorators: [inField], args: { images } })

export const Strip = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
      'Enlarge The slope in May',
      'Enlarge Drying, day eleven',
      'Enlarge Sacks in a warehouse',
      'Enlarge The port',
    ])
    await expect(canvas.getByAltText('The port')).toHaveAttribute('loading', 'lazy')
  },
})

export const Full = meta.story({
  parameters: { picture: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge Drying, day eleven' }))
    await expect(await canvas.findByRole('dialog', { name: '2 of 4 Drying, day eleven' })).toBeVisible()
  },
})

export const TurnedByKeysAndClosed = meta.story({
  // The arrows mean what they say only from left to right.
  globals: { direction: 'ltr' },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Enlarge The slope in May' })
    opener.focus()
    await userEvent.keyboard('{Enter}')
    await canvas.findByRole('dialog', { name: '1 of 4 The slope in May' })
    await userEvent.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}')
    const dialog = await canvas.findByRole('dialog', { name: '3 of 4' })
    fireEvent.pointerDown(dialog, { clientX: 200 })
    fireEvent.pointerUp(dialog, { clientX: 180 })
    await expect(canvas.getByRole('dialog', { name: '3 of 4' })).toBeVisible()
    fireEvent.pointerDown(dialog, { clientX: 200 })
    fireEvent.pointerUp(dialog, { clientX: 160 })
    await canvas.findByRole('dialog', { name: '4 of 4' })
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(opener).toHaveFocus()
  },
})

/** At the page's own address: Back closes the picture, and closing it leaves no entry behind. */
export const ClosedByBack = meta.story({
  args: { ownsHistory: true },
  play: async ({ canvas, userEvent }) => {
    const isShown = () => history.state?.tracemarkPicture === true
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Enlarge The slope in May' }))
      await canvas.findByRole('dialog')
      await waitFor(() => expect(isShown()).toBe(true))
    }
    const closed = () => waitFor(() => expect([canvas.queryByRole('dialog'), isShown()]).toEqual([null, false]))
    await open()
    history.back()
    await closed()
    await open()
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await closed()
  },
})

/** On the page of somebody else: its history is its own. */
export const LeavesForeignHistory = meta.story({
  play: async ({ canvas, userEvent }) => {
    const before = [history.length, history.state]
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge The slope in May' }))
    await canvas.findByRole('dialog')
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect([history.length, history.state]).toEqual(before)
  },
})

export const Broken = meta.story({
  args: { images: [{ id: '1', src: 'data:image/png;base64,AAAA', alt: 'Cherries in a basket' }, ...images.slice(1)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Enlarge Cherries in a basket' })).toBeVisible()
    await expect(await canvas.findByText('Cherries in a basket')).toBeVisible()
  },
})

export const GermanFullOnAPhone = meta.story({
  globals: { language: 'de', viewport: { value: 'phone', isRotated: false } },
  args: {
    images: [
      { id: '1', src: picture('#3f6a4a', '#9fb79c'), alt: 'Hang', caption: 'Der Hang über dem Haus der Familie im Mai, kurz vor der Lese' },
      ...images,
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Groß anzeigen: Der Hang/ }))
    await expect(await canvas.findByRole('dialog', { name: /^1 von 5/ })).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge The slope in May' }))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(await canvas.findByRole('dialog', { name: '2 of 4 Drying, day eleven' })).toBeVisible()
  },
})
