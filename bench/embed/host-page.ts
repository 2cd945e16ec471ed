import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The script that a page of somebody else loads, and the tag that it has. Without one it is an empty page. */
export interface Embedded {
  script: string
  tag: string
}

const buildPage = (embedded: Embedded | undefined) => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>A page of somebody else</title>
    <link rel="icon" href="data:,">
    ${embedded ? `<script type="module" src="${embedded.script}"></script>` : ''}
  </head>
  <body>${embedded?.tag ?? ''}</body>
</html>`

/** A site of another origin than the widget's, as it is in life. */
export const serveHostPages = async () => {
  const pages = new Map<string, string>()
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' })
    response.end(pages.get(request.url ?? ''))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    getAddress: (name: string, embedded?: Embedded): string => {
      pages.set(`/${name}`, buildPage(embedded))
      return `http://localhost:${port}/${name}`
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
