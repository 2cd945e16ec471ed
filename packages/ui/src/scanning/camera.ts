/** `refused`: by the person or the device's settings; `missing`: there is none; `busy`: something else holds it, or it is broken. */
export type CameraFailure = 'refused' | 'missing' | 'busy'

export class CameraError extends Error {
  override readonly name = 'CameraError'
  readonly failure: CameraFailure

  constructor(failure: CameraFailure) {
    super(`The camera did not open: ${failure}.`)
    this.failure = failure
  }
}

/** Opens what is scanned; rejects with a `CameraError`. The one who asked stops its tracks. */
export type CameraSource = () => Promise<MediaStream>

const failures: Record<string, CameraFailure> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
}

/** The camera at the back of the device. The browser asks the person the first time. */
export const createCameraSource =
  (devices: Pick<MediaDevices, 'getUserMedia'> | undefined): CameraSource =>
  async () => {
    if (!devices) throw new CameraError('missing')
    try {
      return await devices.getUserMedia({ video: { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } } })
    } catch (error) {
      throw new CameraError((error instanceof Error && failures[error.name]) || 'busy')
    }
  }

export const openCamera: CameraSource = () => createCameraSource(globalThis.navigator?.mediaDevices)()

export const stopStream = (stream: MediaStream): void => {
  for (const track of stream.getTracks()) track.stop()
}

/** Switches the light beside the camera; `undefined` where there is none. The platform's types do not know it. */
export const findTorch = (stream: MediaStream): ((on: boolean) => Promise<void>) | undefined => {
  const track = stream.getVideoTracks()[0]
  const capabilities: MediaTrackCapabilities & { torch?: boolean } = track?.getCapabilities?.() ?? {}
  if (!track || !capabilities.torch) return undefined
  return (on) => track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}
