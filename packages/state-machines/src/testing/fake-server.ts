import { type ApiClient, createApiClient, createFetchTransport } from '@tracemark/api/client'
import { serverClock } from '@tracemark/api/clock'

interface SeenRequest {
  call: string
  token: string | null
  body?: unknown
}

/** A client whose requests are answered from a table of `METHOD /path`, with these headers, and kept in their order. */
export const createFakeServer = (
  answers: Readonly<Record<string, unknown>>,
  headers: HeadersInit = {},
): { client: ApiClient; seen: SeenRequest[] } => {
  const seen: SeenRequest[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}${search}`
    const text = await request.text()
    seen.push({ call, token: request.headers.get('authorization'), ...(text !== '' && { body: JSON.parse(text) }) })
    return call in answers ? Response.json(answers[call], { headers }) : new Response('Not found', { status: 404 })
  }
  const client = createApiClient({
    baseUrl: 'http://api.test',
    transport: createFetchTransport(serverClock.listen(answer as typeof globalThis.fetch)),
    token: async (organizationId) => (organizationId === undefined ? 'general' : `of ${organizationId}`),
  })
  return { client, seen }
}
