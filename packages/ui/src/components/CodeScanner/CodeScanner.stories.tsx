import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { CameraError } from '../../scanning/camera.ts'
import { cameraAt, codePicture } from '../../stories/codes.ts'
import { CodeScanner, type CodeScannerProps } from './CodeScanner.tsx'

const args: CodeScannerProps = { open: true, onCode: fn(), onClose: fn(), source: cameraAt(async () => undefined) }

const meta = preview.meta({
  title: 'Staff/Code scanner',
  component: CodeScanner,
  globals: { viewport: { value: 'partTall', isRotated: false } },
  args,
})

export const Scanning = meta.story({
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Hold the code between the corners')).toBeVisible()
    const video = screen.getByLabelText<HTMLVideoElement>('Camera view')
    await waitFor(() => expect(video.readyState).toBe(HTMLMediaElement.HAVE_ENOUGH_DATA))
    // The dialog hears keys once it has the focus.
    await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const Found = meta.story({
  args: { source: cameraAt(() => codePicture('SA-0004-217')) },
  play: async ({ args }) => {
    await waitFor(() => expect(args.onCode).toHaveBeenLastCalledWith({ text: 'SA-0004-217', format: 'qr_code' }), {
      timeout: 10_000,
    })
    await expect(await screen.findByRole('button', { name: 'Scan code' })).toBeVisible()
  },
})

export const WrongCode = meta.story({
  args: { source: cameraAt(() => codePicture('else')), check: () => 'This code belongs to another organization' },
  play: async ({ args }) => {
    await expect(await screen.findByText('This code belongs to another organization', {}, { timeout: 10_000 })).toBeVisible()
    await expect(args.onCode).not.toHaveBeenCalled()
  },
})

export const GermanRefused = meta.story({
  globals: { language: 'de' },
  args: { source: () => Promise.reject(new CameraError('refused')) },
  play: async () => {
    await expect(await screen.findByText(/^Kein Zugriff auf die Kamera/)).toBeVisible()
  },
})

export const RightToLeft = meta.story({
  globals: { direction: 'rtl' },
  args: { source: () => Promise.reject(new CameraError('missing')) },
  play: async () => {
    await expect(await screen.findByText(/^No camera found/)).toBeVisible()
  },
})
