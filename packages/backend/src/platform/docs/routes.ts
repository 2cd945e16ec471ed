import { createOpenApiDocument, type OpenApiOptions } from '@tracemark/api/openapi'
import type { App, AppContext } from '../http/environment.ts'
import { problemResponse } from '../http/failures.ts'
import { readStaticFile } from '../http/static-files.ts'
import { ProblemError } from '../problem.ts'
import { guidePage, guidesPage } from './guide-page.ts'
import { type Guides, guides, readGuides } from './guides.ts'
import type { Schemas } from './json-schema.ts'
import { operationsByGroup } from './operations.ts'
import { referencePage } from './page.ts'
import { readQueries } from './queries.ts'
import { listTypes } from './types.ts'

/** Folders of the page's style (the portal's tokens, and what is the page's own) and of the guides' text. */
export interface DocsFolders {
  theme: string
  docs: string
  guides: string
}

/** A script of our own for the search, and nothing of anybody else's. */
const headers = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-cache',
}

const createReferencePage = (options: OpenApiOptions): string => {
  const document = createOpenApiDocument(options)
  const schemas = (document.components?.schemas ?? {}) as Schemas
  const schemes = Object.entries(document.components?.securitySchemes ?? {})
  return referencePage({
    ...options,
    groups: operationsByGroup(document),
    types: listTypes(schemas),
    tokens: Object.fromEntries(schemes.map(([name, scheme]) => [name, 'description' in scheme ? (scheme.description ?? '') : ''])),
    queries: readQueries(schemas),
  })
}

/** The API reference under `/docs`, and the guides below it. */
export const docsRoutes = (app: App, folders: DocsFolders, options: OpenApiOptions): void => {
  let page: string | undefined
  app.get('/docs', (context) => {
    page ??= createReferencePage(options)
    return context.html(page, 200, headers)
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
  for (const name of ['page.css', 'reference.css', 'mailbox.css', 'search.js']) file(name, folders.docs)
}
