import { expect, test, vi } from 'vitest'
import { CameraError, createCameraSource, findTorch } from './camera.ts'

const failing = (name: string) => ({ getUserMedia: () => Promise.reject(Object.assign(new Error('no'), { name })) })

test.each([
  ['NotAllowedError', 'refused'],
  ['SecurityError', 'refused'],
  ['NotFoundError', 'missing'],
  ['OverconstrainedError', 'missing'],
  ['NotReadableError', 'busy'],
] as const)('%s means %s', async (name, failure) => {
  await expect(createCameraSource(failing(name))()).rejects.toEqual(new CameraError(failure))
})

test('a page without cameras has none', async () => {
  await expect(createCameraSource(undefined)()).rejects.toEqual(new CameraError('missing'))
})

const createStream = (torch: boolean | undefined, applyConstraints = vi.fn(async () => undefined)) =>
  ({ getVideoTracks: () => [{ getCapabilities: () => ({ torch }), applyConstraints }] }) as unknown as MediaStream

test('a torch is switched where the track has one', async () => {
  const apply = vi.fn(async () => undefined)
  await findTorch(createStream(true, apply))?.(true)
  expect(apply).toHaveBeenCalledExactlyOnceWith({ advanced: [{ torch: true }] })
  expect(findTorch(createStream(undefined))).toBeUndefined()
})
