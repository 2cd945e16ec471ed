import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { S3Settings } from '../config.ts'
import { listen } from '../server.ts'

/** A bucket in memory that takes no request without a right signature (Signature Version 4). */
export interface FakeS3 {
  settings: S3Settings
  objects: Map<string, { bytes: Buffer; type: string | undefined }>
  stop(): Promise<void>
}

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex')

/** As the store's documentation computes it, from what has arrived. */
const isSigned = ({ method = '', url = '', headers }: IncomingMessage, { accessKeyId, secretAccessKey, region }: S3Settings): boolean => {
  const { authorization = '' } = headers
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
    authorization,
  )
  if (!found) return false
  const [, id, day = '', where, names = '', signature] = found
  const canonical = [
    method,
    url,
    '',
    ...names.split(';').map((name) => `${name}:${String(headers[name])}`),
    '',
    names,
    String(headers['x-amz-content-sha256']),
  ].join('\n')
  const toSign = ['AWS4-HMAC-SHA256', String(headers['x-amz-date']), `${day}/${region}/s3/aws4_request`, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region))
  return id === accessKeyId && where === region && hmac(key, toSign).toString('hex') === signature
}

export const startFakeS3 = async (): Promise<FakeS3> => {
  const objects: FakeS3['objects'] = new Map()
  const settings: S3Settings = { bucketUrl: '', region: 'eu-west-1', accessKeyId: 'the-id', secretAccessKey: 'the-secret' }
  const server = await listen(
    async (request, response) => {
      const bytes = await buffer(request)
      const key = (request.url ?? '').replace('/bucket/', '')
      const says = (status: number, body?: Buffer) => response.writeHead(status).end(body)
      if (!isSigned(request, settings)) return says(403)
      if (request.method === 'PUT') {
        if (request.headers['x-amz-content-sha256'] !== sha256(bytes)) return says(400)
        objects.set(key, { bytes, type: request.headers['content-type'] })
        return says(200)
      }
      const object = objects.get(key)
      if (request.method === 'DELETE') {
        objects.delete(key)
        return says(204)
      }
      if (!object) return says(404)
      const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
      return end === undefined ? says(200, object.bytes) : says(206, object.bytes.subarray(Number(start), Number(end) + 1))
    },
    0,
    '127.0.0.1',
  )
  settings.bucketUrl = `http://127.0.0.1:${server.port}/bucket`
  return {
    settings,
    objects,
    stop: () => server.close(),
  }
}
