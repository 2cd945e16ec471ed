import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { getResponse } from 'msw'

/** The mocks and demo data of the packages that are installed in a folder. */
const importModule = (place: string, path: string) => import(pathToFileURL(join(place, 'node_modules/@tracemark/api/dist', path)).href)

/** Serves the mocks of an installed `@tracemark/api`. Gives what the programs of its READMEs ask of their environment, and how to stop. */
export const serveMocks = async (place: string) => {
  const [{ createMockHandlers, issueMockToken }, { createDemoData }] = await Promise.all([
    importModule(place, 'mocks/index.js'),
    importModule(place, 'demo/index.js'),
  ])
  const demo = createDemoData(new Date('2026-11-20T14:02:00Z'))
  const { organizationId, taskThingId, itemId } = demo.featured
  const handlers = createMockHandlers({ demo })
  const server = createServer(async (asked, answer) => {
    const chunks: Buffer[] = []
    for await (const chunk of asked) chunks.push(chunk)
    const { method = 'GET', headers, url = '/' } = asked
    const request = new Request(`http://${headers.host}${url}`, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    const response = (await getResponse(handlers, request)) ?? new Response(null, { status: 404 })
    answer.writeHead(response.status, Object.fromEntries(response.headers))
    answer.end(Buffer.from(await response.arrayBuffer()))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const subject = (name: string) => demo.accounts.find(({ email }: { email: string }) => email === `${name}@demo.test`)?.id
  const exp = Date.parse(demo.now) / 1000 + 86_400
  return {
    environment: {
      TRACEMARK_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      TRACEMARK_ORGANIZATION: String(organizationId),
      TRACEMARK_TOKEN: issueMockToken({ kind: 'organization', sub: subject('owner'), orgId: organizationId, exp }),
      TRACEMARK_TASK_TOKEN: issueMockToken({ kind: 'execution', sub: subject('worker'), orgId: organizationId, taskThingId, itemId, exp }),
    },
    stop: () => server.close(),
  }
}
