import { HttpResponse, http } from 'msw'
import { contract } from '../../contract/index.ts'
import type { StoredFile } from '../../schemas/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, problemResponse } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

/** Any host will do: handlers take the path alone. */
const HOST = 'https://files.test'
const UPLOAD_MS = 15 * 60 * 1000
const KEY_BYTES = 24

/** As the backend makes them: without an ending, whatever the file is called. */
const makeKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

export const fileHandlers = (state: MockState) => {
  const awaited = new Map<string, { id: string; name: string }>()
  return [
    mockEndpoint(state, contract.files.create, ({ claims, body: { name } }) => {
      const id = crypto.randomUUID()
      const url = `/files/${claims.orgId}/${makeKey()}`
      awaited.set(url, { id, name })
      const expiresAt = new Date(state.now().getTime() + UPLOAD_MS).toISOString()
      return { id, uploadUrl: `${HOST}${url}?upload=${makeKey()}`, url, expiresAt }
    }),
    http.put('*/files/:organization/:key', async ({ request }) => {
      const url = new URL(request.url).pathname
      const file = awaited.get(url)
      if (!file) return problemResponse(new MockProblem('not_found'))
      const content = await request.blob()
      state.files.set(url, new File([content], file.name, { type: content.type }))
      return HttpResponse.json({ ...file, url, contentType: content.type, size: content.size } satisfies StoredFile)
    }),
    http.get('*/files/:organization/:key', ({ request }) => {
      const file = state.files.get(new URL(request.url).pathname)
      if (!file) return problemResponse(new MockProblem('not_found'))
      return new HttpResponse(file, { headers: { 'content-type': file.type } })
    }),
  ]
}
