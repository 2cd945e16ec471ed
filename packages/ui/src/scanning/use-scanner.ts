import { useEffect, useRef, useState } from 'react'
import { CameraError, type CameraFailure, type CameraSource, findTorch, stopStream } from './camera.ts'
import { type Code, type CodeFormat, codeFormats } from './code.ts'
import { createDecoder } from './decoder.ts'
import { scanFrames } from './scan-loop.ts'
import { warmUp } from './warm-up.ts'

/** `unready`: the reader could not be loaded. */
export type ScanFailure = CameraFailure | 'unready'

export type ScannerState =
  | { kind: 'off' }
  | { kind: 'opening' }
  | { kind: 'scanning'; stream: MediaStream; torch: ((on: boolean) => Promise<void>) | undefined }
  | { kind: 'failed'; failure: ScanFailure }

export interface ScannerOptions {
  /** What is looked at: the device's camera, or in tests a picture. */
  source: CameraSource
  formats?: readonly CodeFormat[] | undefined
  /** `true`: this is the one, and the camera stops. Told again and again as long as the code is in view. */
  onCode: (code: Code) => boolean
}

/** One scan: opens the camera, reads until a code is taken, and lets go of the camera in every case, also when the page is hidden. */
export const useScanner = ({ source, formats = codeFormats, onCode }: ScannerOptions) => {
  const [state, setState] = useState<ScannerState>({ kind: 'off' })
  const video = useRef<HTMLVideoElement>(null)
  const running = useRef<AbortController>(undefined)
  const tell = useRef(onCode)
  tell.current = onCode

  const stop = () => {
    running.current?.abort()
    running.current = undefined
    setState((before) => (before.kind === 'off' ? before : { kind: 'off' }))
  }

  const start = async () => {
    running.current?.abort()
    const scan = new AbortController()
    running.current = scan
    setState({ kind: 'opening' })
    // Fetched while the person answers whether the camera may be used.
    const reader = createDecoder(formats).catch(() => undefined)
    try {
      const stream = await source()
      scan.signal.addEventListener('abort', () => stopStream(stream), { once: true })
      if (scan.signal.aborted) return stopStream(stream)
      setState({ kind: 'scanning', stream, torch: findTorch(stream) })
      const decode = await reader
      if (scan.signal.aborted) return
      if (decode) {
        await scanFrames(
          () => video.current,
          decode,
          scan.signal,
          (code) => tell.current(code),
        )
        if (!scan.signal.aborted) stop()
        return
      }
      scan.abort()
      setState({ kind: 'failed', failure: 'unready' })
    } catch (error) {
      if (scan.signal.aborted) return
      scan.abort()
      setState({ kind: 'failed', failure: error instanceof CameraError ? error.failure : 'busy' })
    }
  }

  // Without a network the reader could not be fetched any more.
  const wanted = useRef(formats)
  useEffect(() => warmUp(() => createDecoder(wanted.current)), [])

  const ending = useRef(stop)
  ending.current = stop
  useEffect(() => {
    const onVisibility = () => document.hidden && ending.current()
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      running.current?.abort()
    }
  }, [])

  return { state, video, start, stop }
}
