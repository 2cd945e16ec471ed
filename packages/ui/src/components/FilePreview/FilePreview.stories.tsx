import { expect, fn, screen } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { FilePreview } from './FilePreview.tsx'

const meta = preview.meta({
  title: 'Staff/File preview',
  component: FilePreview,
  parameters: { picture: false },
  args: {
    file: { title: 'Certificate of origin', fileName: 'origin.png', href: picture('#3f6a4a', '#9fb79c'), size: 180_000 },
    onClose: fn(),
  },
})

export const Picture = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('img', { name: 'Certificate of origin' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Of a kind that no browser shows, only the download is offered. */
export const OtherKind = meta.story({
  args: { file: { title: 'Lot weights', fileName: 'weights.xlsx', href: '/weights.xlsx', size: 24_000 } },
  play: async () => {
    const downloads = await screen.findAllByRole('link', { name: 'Download Lot weights' })
    await expect(downloads.map((link) => link.getAttribute('download'))).toEqual(['weights.xlsx', 'weights.xlsx'])
  },
})
