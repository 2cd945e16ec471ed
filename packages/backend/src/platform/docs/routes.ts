import type { OpenApiOptions } from '@tracemark/api/openapi'
import type { App, AppContext } from '../http/environment.ts'
import { problemResponse } from '../http/failures.ts'
import { readStaticFile, serveFolder } from '../http/static-files.ts'
import { ProblemError } from '../problem.ts'
import { createReferenceDocument, writeReferenceDocument } from './document.ts'
import { guidePage, guidesPage } from './guide-page.ts'
import { type Guides, guides, readGuides } from './guides.ts'
import { readQueries } from './queries.ts'
import { queriesPage } from './queries-page.ts'
import { referencePage } from './reference-page.ts'

/** Folders of the pages' style (the portal's tokens, and what is their own), of the guides' text and of the viewer of the reference. */
export interface DocsFolders {
  theme: string
  docs: string
  guides: string
  viewer: string
}

const policy = (...own: readonly string[]): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    ...own,
    "font-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

/** A script of our own for the search, and nothing of anybody else's. */
const headers = {
  'content-security-policy': policy("style-src 'self'", "img-src 'self'"),
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

/** The viewer writes styles into the page, has its signs as data, and asks this server alone. */
const referenceHeaders = {
  ...headers,
  'content-security-policy': policy("style-src 'self' 'unsafe-inline'", "img-src 'self' data:", "connect-src 'self'"),
}

/** The OpenAPI document, the API reference that shows it under `/docs`, and the guides below that. */
export const docsRoutes = (app: App, folders: DocsFolders, options: OpenApiOptions): void => {
  let document: string | undefined
  app.get('/openapi.json', (context) => {
    // Making it takes a fifth of a second, in which nobody else is answered.
    document ??= writeReferenceDocument(options)
    return context.body(document, 200, { 'content-type': 'application/json' })
  })
  app.get('/docs', (context) => context.html(referencePage(options), 200, referenceHeaders))
  let queries: string | undefined
  app.get('/docs/queries', (context) => {
    queries ??= queriesPage(options.serverUrl, readQueries(createReferenceDocument(options).components.schemas))
    return context.html(queries, 200, headers)
  })
  app.get('/docs/', (context) => context.redirect('/docs', 301))
  let read: Guides | undefined
  app.get('/docs/guides', async (context) => {
    read ??= await readGuides(folders.guides, options.serverUrl)
    return context.html(guidesPage(read), 200, headers)
  })
  for (const guide of guides)
    app.get(`/docs/guides/${guide.name}`, async (context) => {
      read ??= await readGuides(folders.guides, options.serverUrl)
      return context.html(guidePage(guide, read), 200, headers)
    })
  const file = (name: string, folder: string) =>
    app.get(`/docs/${name}`, async (context: AppContext) => {
      const found = await readStaticFile(folder, name)
      if (!found) return problemResponse(context, new ProblemError('not_found'))
      return context.body(found.bytes, 200, { ...headers, 'content-type': found.type })
    })
  file('tokens.css', folders.theme)
  for (const name of ['faces.css', 'page.css', 'reference.css', 'viewer.css', 'mailbox.css', 'search.js', 'viewer.js'])
    file(name, folders.docs)
  serveFolder(app, '/docs/viewer', folders.viewer, {})
}
