import { HttpResponse, http } from 'msw'
import { contract } from '../../contract/index.ts'
import type { StoredFile } from '../../schemas/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem, problemResponse } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

const UPLOAD_MS = 15 * 60 * 1000
const KEY_BYTES = 24

/** As the backend makes them: without an ending, whatever the file is called. */
const makeKey = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(KEY_BYTES))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')

export const fileHandlers = (state: MockState) => {
  const { files, newId, now, publicUrl } = state
  /** Addresses that were given, by their paths. */
  const given = new Map<string, { id: string; name: string }>()
  return [
    mockEndpoint(state, contract.files.create, ({ organizationId, body: { name } }) => {
      const id = newId()
      const url = `/files/${organizationId}/${makeKey()}`
      given.set(url, { id, name })
      const expiresAt = new Date(now().getTime() + UPLOAD_MS).toISOString()
      return { id, uploadUrl: `${publicUrl}${url}?upload=${makeKey()}`, url, expiresAt }
    }),
    mockEndpoint(state, contract.files.delete, ({ body }) => {
      const [url, file] = [...given].find(([path, { id }]) => id === body.id || path === body.url) ?? []
      if (url === undefined || !file || !files.delete(url)) throw new MockProblem('not_found')
      return { id: file.id }
    }),
    http.put('*/files/:organization/:key', async ({ request }) => {
      const url = new URL(request.url).pathname
      const file = given.get(url)
      if (!file) return problemResponse(new MockProblem('not_found'))
      const content = await request.blob()
      files.set(url, new File([content], file.name, { type: content.type }))
      return HttpResponse.json({ ...file, url, contentType: content.type, size: content.size } satisfies StoredFile)
    }),
    http.get('*/files/:organization/:key', ({ request }) => {
      const file = files.get(new URL(request.url).pathname)
      if (!file) return problemResponse(new MockProblem('not_found'))
      return new HttpResponse(file, { headers: { 'content-type': file.type } })
    }),
  ]
}
