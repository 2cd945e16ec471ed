import type { ByteRange } from './byte-range.ts'

/** Where the bytes of files lie. What a key names never changes. */
export interface FileStore {
  /** Takes the file at `path`, which may be gone afterwards. When this is over, the bytes outlive a failure of the machine. */
  put(key: string, path: string, content: { type: string; sha256: string }): Promise<void>
  /** All bytes, or a part of them. Nothing where there is no such file. */
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** Does nothing where there is none. */
  delete(key: string): Promise<void>
}
