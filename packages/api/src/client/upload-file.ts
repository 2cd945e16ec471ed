import ky from 'ky'
import { StoredFile } from '../schemas/index.ts'
import type { OrganizationClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { toKyFailure } from './ky-failure.ts'
import { withoutReferrer } from './without-referrer.ts'

/** The same bytes at the same address are one file, so that a weak network may have more tries. */
const RETRIES = 3
/** 10 MB at 85 kB/s, a slow phone's rate. */
const TIMEOUT_MS = 120_000

export interface UploadOptions {
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
  /** Milliseconds before the next try; the server's `Retry-After` goes before it. */
  delay?: (attempt: number) => number
}

/**
 * Sends one file to an address of its own and answers what arrived. What may pass by itself (no network, a busy server) is tried
 * again; every other failure rejects with an `ApiError`, an abort with the signal's reason.
 */
export const uploadFile = async (
  client: { files: Pick<OrganizationClient['files'], 'create'> },
  file: File,
  { signal, fetch, delay }: UploadOptions = {},
): Promise<StoredFile> => {
  const { uploadUrl } = await client.files.create({ body: { name: file.name } }, signal && { signal })
  try {
    const answer = await ky
      .put(uploadUrl, {
        body: file,
        credentials: 'omit',
        timeout: TIMEOUT_MS,
        retry: { limit: RETRIES, methods: ['put'], ...(delay && { delay }) },
        ...(signal && { signal }),
        fetch: withoutReferrer(fetch),
      })
      .json()
    const stored = StoredFile.safeParse(answer)
    if (stored.success) return stored.data
    throw new ApiError('answer_unreadable', 'The answer to a file does not have the shape of the contract.', { cause: stored.error })
  } catch (error) {
    throw toKyFailure(error, TIMEOUT_MS, signal)
  }
}
