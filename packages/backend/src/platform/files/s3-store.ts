import { readFile } from 'node:fs/promises'
import { AwsClient } from 'aws4fetch'
import type { S3Settings } from '../../config.ts'
import type { FileStore } from './store.ts'

const TRIES_AFTER_FIRST = 3

/** The store answered, and not as one that is set up as it was said. */
export class StoreRefusal extends Error {
  override readonly name = 'StoreRefusal'
}

/** The store has no room, or no more for this bucket. */
class StoreFullError extends Error {
  override readonly name = 'StoreFullError'
  readonly code = 'ENOSPC'
}

const INSUFFICIENT_STORAGE = 507
/** What stores call it: Ceph and Garage, MinIO, and others. */
const FULL_CODES =
  /<Code>(?:QuotaExceeded|XMinio(?:StorageFull|AdminBucketQuotaExceeded)|BucketQuotaExceeded|InsufficientStorage|NotEnoughSpace)<\/Code>/
const SAID_MAX = 2000

/** How an answer begins. */
const firstBytes = async (response: Response): Promise<string> => {
  const reader = response.body?.getReader()
  let text = ''
  while (reader && text.length < SAID_MAX) {
    const { done, value } = await reader.read().catch(() => ({ done: true, value: undefined }))
    if (done) break
    text += Buffer.from(value ?? []).toString('latin1')
  }
  await reader?.cancel().catch(() => undefined)
  return text.slice(0, SAID_MAX)
}

/** Files in a bucket of any store that speaks S3. Every request is signed (Signature Version 4); nobody else needs access. */
export const createS3Store = ({ bucketUrl, ...credentials }: S3Settings): FileStore => {
  const client = new AwsClient({ ...credentials, service: 's3', retries: TRIES_AFTER_FIRST })
  const call = async (method: string, key: string, init: RequestInit = {}): Promise<Response> => {
    const response = await client.fetch(`${bucketUrl}/${key}`, { method, ...init })
    if (response.ok || response.status === 404) return response
    const said = await firstBytes(response)
    if (response.status === INSUFFICIENT_STORAGE || FULL_CODES.test(said))
      throw new StoreFullError(`The store has no room: ${response.status} to ${method}.`)
    const Failure = response.status < 500 ? StoreRefusal : Error
    throw new Failure(`The store answered ${response.status} to ${method}.`)
  }
  return {
    put: async (key, path, { type, sha256 }) => {
      const body = new Uint8Array(await readFile(path))
      // The store compares what has arrived with the hash.
      const response = await call('PUT', key, { body, headers: { 'content-type': type, 'x-amz-content-sha256': sha256 } })
      await response.body?.cancel()
      if (response.status === 404) throw new StoreRefusal('The store has no such bucket.')
    },
    get: async (key, range) => {
      const response = await call('GET', key, range && { headers: { range: `bytes=${range.start}-${range.end}` } })
      if (response.status !== 404) return response.body ?? undefined
      await response.body?.cancel()
      return undefined
    },
    delete: async (key) => {
      const response = await call('DELETE', key)
      await response.body?.cancel()
    },
  }
}
