import { type Failure, flowFailure } from './error-code.ts'

/** Milliseconds that a part of the page may take to come (specification 1, section 9: script-chunk loading timeout). */
const CHUNK_TIMEOUT_MS = 120_000

type ChunkErrorCode = 'chunk_load_failed' | 'css_chunk_load_failed'

/** A part of the page did not come: its code, or its stylesheet. */
class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError'
  readonly code: ChunkErrorCode

  constructor(code: ChunkErrorCode, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** Vite awaits the stylesheets of a chunk before its code, and tells them apart in the message alone (the journey in e2e holds it to that). */
const isOfStyles = (cause: unknown): boolean => cause instanceof Error && cause.message.startsWith('Unable to preload CSS')

const toChunkLoadError = (cause: unknown): ChunkLoadError =>
  isOfStyles(cause)
    ? new ChunkLoadError('css_chunk_load_failed', 'A stylesheet could not be loaded.', { cause })
    : new ChunkLoadError('chunk_load_failed', 'A part of the page could not be loaded.', { cause })

/** Fetches code that comes later. Rejects with what `chunkFailure` reads where it fails, or is not there after two minutes. */
export const loadChunk = <Code>(load: () => Promise<Code>): Promise<Code> =>
  new Promise((resolve, reject) => {
    const late = () =>
      reject(new ChunkLoadError('chunk_load_failed', `A part of the page did not come within ${CHUNK_TIMEOUT_MS / 1_000} s.`))
    const timer = setTimeout(late, CHUNK_TIMEOUT_MS)
    const end = () => clearTimeout(timer)
    load()
      .finally(end)
      .then(resolve, (cause) => reject(toChunkLoadError(cause)))
  })

/** What to tell of a part of the page that did not come; undefined for any other error. Without a network, that is why. */
export const chunkFailure = (error: unknown): Failure | undefined => {
  if (!(error instanceof ChunkLoadError)) return undefined
  const { code } = error
  return navigator.onLine ? { code } : flowFailure(code, { code: 'network_unreachable' })
}
