import { expect, test } from 'vitest'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import { createFetchTransport } from './fetch-transport.ts'
import { uploadFile } from './upload-file.ts'

const id = '0190a000-0000-7000-8000-0000000000aa'
const uploadUrl = 'http://api.test/files/101/key?upload=secret'
const stored = { id, url: '/files/101/key', name: 'finca.jpg', contentType: 'image/jpeg', size: 3 }
const problem = (status: number, code: string, headers: Record<string, string> = {}) =>
  Response.json({ type: 'about:blank', title: 'No', status, code, requestId: 'r-1' }, { status, headers })

/** Answers the PUTs one after the other, and keeps what came with them. */
const setUp = (answers: readonly (() => Response | Promise<Response>)[]) => {
  const puts: { url: string; body: string; authorization: string | null; referrerPolicy: string }[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'POST') return Response.json({ id, uploadUrl, url: stored.url, expiresAt: '2026-11-22T10:15:00.000Z' })
    puts.push({
      url: request.url,
      body: await request.text(),
      authorization: request.headers.get('authorization'),
      referrerPolicy: request.referrerPolicy,
    })
    const answer = answers[puts.length - 1]
    if (!answer) throw new Error('One PUT too many.')
    return answer()
  }
  const transport = createFetchTransport(fetch)
  const client = createApiClient({ baseUrl: 'http://api.test', transport, token: async () => 'ours' }).for(101)
  const upload = (signal?: AbortSignal) =>
    uploadFile(client, new File(['abc'], 'finca.jpg'), { fetch, delay: () => 0, ...(signal && { signal }) })
  return { puts, upload }
}

const put = { url: uploadUrl, body: 'abc', authorization: null, referrerPolicy: 'no-referrer' }
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the upload should fail'),
    (error: unknown) => (error instanceof ApiError ? { code: error.code, status: error.status, requestId: error.requestId } : error),
  )

test('the bytes go to an address of their own, which is the permission, and what arrived is answered', async () => {
  const { puts, upload } = setUp([() => Response.json(stored)])
  expect(await upload()).toEqual(stored)
  expect(puts).toEqual([put])
})

test('what may pass by itself is tried again, with the same bytes', async () => {
  const { puts, upload } = setUp([
    () => Promise.reject(new TypeError('fetch failed')),
    () => problem(503, 'internal', { 'retry-after': '0' }),
    () => Response.json(stored),
  ])
  expect(await upload()).toEqual(stored)
  expect(puts).toEqual([put, put, put])
})

test.each([
  ['too large', [() => problem(413, 'request_too_large')], { code: 'request_too_large', status: 413, requestId: 'r-1' }],
  ['an address that is over', [() => problem(404, 'not_found')], { code: 'not_found', status: 404, requestId: 'r-1' }],
  [
    'a page of a proxy',
    [() => new Response('<h1>No</h1>', { status: 403 })],
    { code: 'answer_unreadable', status: 403, requestId: undefined },
  ],
  ['another shape', [() => Response.json({ id: 1 })], { code: 'answer_unreadable', status: undefined, requestId: undefined }],
  [
    'no network at all',
    Array.from({ length: 4 }, () => () => Promise.reject(new TypeError('fetch failed'))),
    { code: 'network_unreachable', status: undefined, requestId: undefined },
  ],
])('%s has its own code', async (_, answers, expected) => {
  const { puts, upload } = setUp(answers)
  expect(await failure(upload())).toEqual(expected)
  expect(puts).toHaveLength(answers.length)
})

test('an abort by the caller is what the caller gets', async () => {
  const controller = new AbortController()
  const { upload } = setUp([
    () => {
      controller.abort('left the page')
      return Promise.reject(controller.signal.reason)
    },
  ])
  expect(await failure(upload(controller.signal))).toBe('left the page')
})
