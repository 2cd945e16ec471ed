import type { Code, Decode } from './code.ts'

/** Often enough to feel immediate; in between the phone stays cool. */
const PAUSE_MS = 100

const pause = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', done)
      resolve()
    }
    const timer = setTimeout(done, PAUSE_MS)
    signal.addEventListener('abort', done)
  })

/** Reads the frames of a video until `onCode` takes a code or the signal is aborted. A frame that can't be read is passed over. */
export const scanFrames = async (
  video: () => HTMLVideoElement | null,
  decode: Decode,
  signal: AbortSignal,
  onCode: (code: Code) => boolean,
): Promise<void> => {
  while (!signal.aborted) {
    const element = video()
    const hasFrame = element !== null && element.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA
    const code = hasFrame ? await decode(element).catch(() => undefined) : undefined
    if (signal.aborted || (code && onCode(code))) return
    await pause(signal)
  }
}
