import { type ApiClient, createApiClient, createFetchTransport } from '@tracemark/api/client'

interface SeenRequest {
  call: string
  token: string | null
  body?: unknown
}

/** A client whose requests are answered from a table of `METHOD /path`, and kept in their order. */
export const createFakeServer = (answers: Readonly<Record<string, unknown>>): { client: ApiClient; seen: SeenRequest[] } => {
  const seen: SeenRequest[] = []
  const answer = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    const { pathname, search } = new URL(request.url)
    const call = `${request.method} ${pathname}${search}`
    const text = await request.text()
    seen.push({ call, token: request.headers.get('authorization'), ...(text !== '' && { body: JSON.parse(text) }) })
    return call in answers ? Response.json(answers[call]) : new Response('Not found', { status: 404 })
  }
  const client = createApiClient({
    baseUrl: 'http://api.test',
    transport: createFetchTransport(answer as typeof globalThis.fetch),
    token: async (organizationId) => (organizationId === undefined ? 'general' : `of ${organizationId}`),
  })
  return { client, seen }
}
