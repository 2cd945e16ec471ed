import { useState } from 'react'
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { ImageGallery, type ImageGalleryProps } from './ImageGallery.tsx'
import type { GalleryImage } from './types.ts'

const shades: readonly (readonly [string, string, string])[] = [
  ['#3f6a4a', '#9fb79c', 'Terraces above the river'],
  ['#8a5a2b', '#c9ab82', 'Cherries on the drying patio'],
  ['#2e6073', '#93b0b6', 'The wet mill in the rain'],
  ['#b58a3c', '#dcc591', 'Parchment coffee in the sun'],
  ['#7a3d34', '#c39c92', 'Ripe cherries in a basket'],
]

const images: GalleryImage[] = shades.map(([from, to, alt], at) => ({
  id: `${at + 1}`,
  src: picture(from, to),
  alt,
  caption: at < 3 ? alt : undefined,
  fileName: `picture-${at + 1}.svg`,
}))

const broken: GalleryImage = {
  id: 'broken',
  src: 'data:image/png;base64,broken',
  alt: 'The gate of the farm',
  caption: 'The gate of the farm',
}

const Editable = (props: ImageGalleryProps) => {
  const [shown, setShown] = useState(props.images)
  const moved = (id: string, to: number) => {
    const rest = shown.filter((image) => image.id !== id)
    return rest.toSpliced(to, 0, ...shown.filter((image) => image.id === id))
  }
  return (
    <ImageGallery
      {...props}
      images={shown}
      editing={{
        onRemove: (id) => setShown(shown.filter((image) => image.id !== id)),
        onMakeMain: (id) => setShown(moved(id, 0)),
        onMove: (id, to) => setShown(moved(id, to)),
      }}
    />
  )
}

const size = (value: string) => ({ viewport: { value, isRotated: false } })
const page = () => within(document.body)
const loaded = () => waitFor(() => expect(document.querySelector('img[data-state=loading]')).toBeNull())

const meta = preview.meta({
  title: 'Staff/Image gallery',
  component: ImageGallery,
  args: { label: 'Pictures of Finca La Esperanza', images },
  globals: size('partTall'),
  play: loaded,
})

export const Medium = meta.story()

export const Small = meta.story({ args: { size: 'S', images: [...images, broken] } })

export const Large = meta.story({ args: { size: 'L' } })

export const One = meta.story({
  args: { images: images.slice(0, 1) },
  play: async ({ canvas }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Terraces above the river' }))
    const dialog = within(await page().findByRole('dialog', { name: 'Pictures of Finca La Esperanza' }))
    await expect(dialog.getByText('1 of 1')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Next image' })).toBeNull()
    await loaded()
  },
})

export const Empty = meta.story({ args: { images: [] } })

export const EmptyToFill = meta.story({ args: { images: [], editing: {} } })

export const Broken = meta.story({
  args: { images: [broken, ...images.slice(0, 2)] },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'The gate of the farm (could not be loaded)' })
    await loaded()
  },
})

export const Lightbox = meta.story({
  parameters: { picture: true },
  globals: size('desktop'),
  play: async ({ canvas }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Cherries on the drying patio' }))
    const dialog = within(await page().findByRole('dialog', { name: 'Pictures of Finca La Esperanza' }))
    await expect(dialog.getByText('2 of 5')).toBeVisible()
    await expect(dialog.getByRole('link', { name: 'Download picture-2.svg' })).toHaveAttribute('download', 'picture-2.svg')
    await loaded()
  },
})

export const ByKeyboard = meta.story({
  // The arrows mean what they say only from left to right.
  globals: { direction: 'ltr' },
  play: async ({ canvas }) => {
    await loaded()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = within(await page().findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Close' })).toHaveFocus())
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(dialog.getByRole('img')).toHaveAccessibleName('The wet mill in the rain')
    await userEvent.keyboard('{End}')
    await expect(dialog.getByText('5 of 5')).toBeVisible()
    await userEvent.keyboard('{ArrowRight}')
    await expect(dialog.getByText('1 of 5')).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}{Home}{End}{ArrowLeft}')
    await expect(dialog.getByText('4 of 5')).toBeVisible()
    for (const name of ['Previous image', 'Next image', 'Actual size']) {
      await userEvent.tab()
      await expect(dialog.getByRole('button', { name })).toHaveFocus()
    }
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(page().queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Parchment coffee in the sun' })).toHaveFocus()
  },
})

export const BySwipe = meta.story({
  // So do the swipes.
  globals: { ...size('phone'), direction: 'ltr' },
  play: async ({ canvas }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Terraces above the river' }))
    const dialog = within(await page().findByRole('dialog'))
    const swipe = async (from: number, to: number) => {
      await fireEvent.pointerDown(dialog.getByRole('img'), { clientX: from, clientY: 300 })
      await fireEvent.pointerUp(dialog.getByRole('img'), { clientX: to, clientY: 310 })
    }
    await swipe(200, 180)
    await expect(dialog.getByText('1 of 5')).toBeVisible()
    await swipe(200, 160)
    await swipe(200, 160)
    await expect(dialog.getByText('3 of 5')).toBeVisible()
    await swipe(160, 200)
    await expect(dialog.getByText('2 of 5')).toBeVisible()
    await loaded()
  },
})

export const WholeSize = meta.story({
  play: async ({ canvas }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Ripe cherries in a basket' }))
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Actual size' }))
    await expect(dialog.getByRole('button', { name: 'Fit to window' })).toBeVisible()
    await loaded()
  },
})

export const Editing = meta.story({
  parameters: { picture: true },
  render: (props) => <Editable {...props} />,
  globals: size('tablet'),
  play: async ({ canvas }) => {
    await loaded()
    const order = () => canvas.getAllByRole('img').map((image) => image.getAttribute('alt')?.split(' ')[0])
    await userEvent.click(canvas.getByRole('button', { name: 'Move Terraces above the river later' }))
    await expect(order()).toEqual(['Cherries', 'Terraces', 'The', 'Parchment', 'Ripe'])
    await expect(canvas.getByRole('button', { name: 'Move Terraces above the river later' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Set Ripe cherries in a basket as main image' }))
    await expect(order()).toEqual(['Ripe', 'Cherries', 'Terraces', 'The', 'Parchment'])
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Parchment coffee in the sun' }))
    await expect(order()).toEqual(['Ripe', 'Cherries', 'Terraces', 'The'])
    await loaded()
  },
})

export const EditingCalls = meta.story({
  args: { images: images.slice(0, 2), editing: { onRemove: fn(), onMove: fn(), onMakeMain: fn() } },
  play: async ({ canvas, args }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Move Terraces above the river earlier' }))
    await expect(args.editing?.onMove).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Move Cherries on the drying patio earlier' }))
    await expect(args.editing?.onMove).toHaveBeenCalledWith('2', 0)
  },
})

export const German = meta.story({ globals: { language: 'de' }, render: (props) => <Editable {...props} /> })

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await loaded()
    await userEvent.click(canvas.getByRole('button', { name: 'Terraces above the river' }))
    const dialog = within(await page().findByRole('dialog'))
    await userEvent.keyboard('{ArrowLeft}')
    await expect(dialog.getByText('2 of 5')).toBeVisible()
    await loaded()
  },
})

export const Phone = meta.story({
  globals: size('phone'),
  args: {
    images: images.map((image, at) =>
      at === 1 ? { ...image, caption: 'Cherries on the drying patio of the cooperative of Nuestra Señora de la Candelaria' } : image,
    ),
  },
})
