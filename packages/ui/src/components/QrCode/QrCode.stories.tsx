import { expect, mocked, spyOn, userEvent, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { picture } from '../../stories/fixtures.ts'
import { QrCode } from './QrCode.tsx'

const link = 'https://tracemark.example/01/04719512002889/21/SA-0004-217'

const size = (value: string) => ({ viewport: { value, isRotated: false } })

const meta = preview.meta({
  title: 'Staff/QR code',
  component: QrCode,
  args: { value: link, label: 'Code of unit SA-0004-217', fileName: 'SA-0004-217' },
  globals: size('partTall'),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Code of unit SA-0004-217' })).toBeVisible()
  },
})

export const WithLink = meta.story()

export const WithText = meta.story({ args: { text: 'SA-0004-217', size: 140, printWidth: 20 } })

export const WithLogo = meta.story({ parameters: { picture: true }, args: { logo: picture('#1f5c45', '#86c9a8') } })

/** What was handed to the person: name and kind. */
const watchDownloads = () => {
  const files: Blob[] = []
  const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file)
    return 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
  })
  const names: string[] = []
  const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download)
  })
  return {
    files,
    names,
    stop: () => {
      mocked(make).mockRestore()
      mocked(press).mockRestore()
    },
  }
}

export const Downloads = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('img')
    const { files, names, stop } = watchDownloads()
    try {
      await userEvent.click(canvas.getByRole('button', { name: 'SVG' }))
      await expect(await files[0]?.text()).toMatch(/^<svg [^>]*width="30mm"/)
      await userEvent.click(canvas.getByRole('button', { name: 'PNG' }))
      await waitFor(() => expect(names).toEqual(['SA-0004-217.svg', 'SA-0004-217.png']))
      await expect(files.map(({ type }) => type)).toEqual(['image/svg+xml', 'image/svg+xml', 'image/png'])
    } finally {
      stop()
    }
  },
})

export const Copied = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('img')
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await expect(await canvas.findByText('Link copied')).toBeVisible()
    await expect(write).toHaveBeenCalledWith(link)
    write.mockRestore()
  },
})

export const NotCopied = meta.story({
  play: async ({ canvas }) => {
    await canvas.findByRole('img')
    const write = spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }))
    await canvas.findByText('Your browser blocked copying. Select the link above the buttons and copy it.')
    write.mockRestore()
  },
})

export const Long = meta.story({
  args: { value: `${link}?${'linkType=gs1:certificationInfo&'.repeat(22)}` },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This code is dense. Print it at least 40 mm wide.')).toBeVisible()
  },
})

export const TooLong = meta.story({
  args: { value: `${link}?${'x'.repeat(2400)}` },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    await expect(canvas.getByText(/^The content is too long for a QR code/)).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'PNG' })).toBeNull()
  },
})

export const German = meta.story({ globals: { language: 'de' } })

export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })

export const Phone = meta.story({ globals: size('phone') })
